import { parse } from 'csv-parse/sync';
import { APP, type Field } from '@/lib/catalogue/field-tree';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { APP_FIELDS, appSchema, type FieldKind, STAR_LEVELS } from '@/lib/catalogue/schema';
import { readTable, writeTable } from '@/lib/editor/csv/table';
import { site } from '@/lib/site';
import { buildApp, buildApps, buildFullApp } from '../../../../fixtures/apps';
import { fc, fewRuns, hostileText } from '../../../../fixtures/properties';

beforeEach(() => {
  jest.replaceProperty(site, 'languages', ['en'] as never);
});

const write = (apps: readonly object[], separator = ',') => writeTable(apps as JsonObject[], separator);

const read = (table: string | Buffer, apps: readonly object[]) =>
  readTable(Buffer.from(table), apps as JsonObject[]);

const valuesOf = (table: string, apps: readonly object[] = []) => read(table, apps).edited;

const rowsOf = (table: string, delimiter = ',') => parse(table, { bom: true, delimiter });

const join = (rows: string[][], separator = ',') =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\n');

/** The table of apps, with other cells in one row, by their headings. */
function edited(apps: readonly object[], cells: Record<string, string>, row = 1): string {
  const rows = rowsOf(write(apps));
  for (const [heading, text] of Object.entries(cells)) {
    const column = rows[0]!.indexOf(heading);
    expect(column).toBeGreaterThanOrEqual(0);
    rows[row]![column] = text;
  }
  return join(rows);
}

/** The app after its row has been changed. */
const changed = (app: object, cells: Record<string, string>) => valuesOf(edited([app], cells), [app])[0];

test('a table has a row for each app, and columns that cover all fields', () => {
  const table = writeTable(
    [
      buildFullApp({ status: { deprecated: 'It is not developed any more.', replacedBy: 2 } }),
    ] as JsonObject[],
    ',',
  );
  expect(
    table.startsWith(
      '\uFEFFid,image,title,companyName,summary,description,downloads,ratingAvg,reviews,1 star,',
    ),
  ).toBe(true);
  const [headings, row, ...others] = rowsOf(table);
  expect(others).toEqual([]);
  const cells = Object.fromEntries(headings!.map((heading, index) => [heading, row![index]]));
  expect(cells).toMatchObject({
    id: '1',
    description: 'Sorts letters.\n\nAnd parcels.',
    ratingAvg: "'4.5",
    '5 star': '1500',
    'other ratings': '',
    'link support': 'mailto:help@wagtail.example',
    price: '4.99 EUR',
    languages: 'en, pt-BR',
    categories: 'Photo & Video, Tools',
    added: "'2026-11-20",
    version: "'4.2.0",
    'earlier version 1 date': "'2026-10-05",
    'earlier version 2 version': "'4.0.2",
    'earlier version 2 changes': '',
    'screenshot 1 image': expect.stringMatching(/^\//),
    deprecated: 'It is not developed any more.',
    'replaced by': '2',
    requires: "'2",
    worksWith: 'gosling, 2',
    alternativeTo: 'Swiftpost, Lettertray Pro',
  });
  expect(Object.keys(valuesOf(table)[0]!).sort()).toEqual([...APP_FIELDS].sort());
});

test('a table has the columns of one entry more than the longest list has', () => {
  const [headings] = rowsOf(write([buildFullApp(), buildApp({ id: 2 })]));
  expect(
    headings!.filter((heading) => /^(screenshot|earlier version) \d+ (alt|version)$/.test(heading)),
  ).toEqual(
    [1, 2, 3]
      .map((entry) => `earlier version ${entry} version`)
      .concat([1, 2, 3].map((entry) => `screenshot ${entry} alt`)),
  );
});

test.each([
  ['names', ['Poor, or worse', 'Good: yes'], '"Poor, or worse: 0", Good: yes: 1'],
  ['an order', ['2 star', '1 star'], "'2 star: 0, 1 star: 1"],
  ['equal names', ['1 star', '1 star'], "'1 star: 0, 1 star: 1"],
])('ratings with %s of their own are in one column', (_title, names, cell) => {
  const app = buildApp({ ratings: names.map((name, count) => ({ name, count })) });
  expect(rowsOf(write([app]))[1]).toContain(cell);
  expect(valuesOf(write([app]))).toEqual([app]);
});

describe('a spreadsheet', () => {
  test.each([
    ['a date', { version: '4.2.0', title: '20.11.2026' }],
    ['a number', { version: '4.10', title: '007', downloads: '500' }],
    ['a number of many digits', { reviews: 123_456_789_012 }],
    ['an error', { title: '#NAME?' }],
    ['a month', { title: 'Jul 75', version: 'March 7' }],
    ['a month without a space', { title: 'MAR1', version: 'Mai 2026' }],
    ['a truth value', { title: 'true', version: 'Wahr' }],
    ['an amount', { title: '$5', version: '(5)' }],
    ['a number without its zero', { title: '.5', version: '５' }],
  ])('finds an apostrophe before what it would change: %s', (_title, fields) => {
    const app = buildApp(fields);
    const table = write([app]);
    for (const value of Object.values(fields)) expect(rowsOf(table)[1]).toContain(`'${value}`);
    expect(valuesOf(table)).toEqual([app]);
  });

  test('can sort rows and columns, and add empty rows', () => {
    const apps = buildApps(3).map((app) => ({ ...app, note: 1 }));
    const [headings, ...rows] = rowsOf(write(apps)).map((row) => row.toReversed());
    const empty = headings!.map(() => '');
    const table = join([headings!, empty, ...rows.toReversed(), empty]);
    expect(read(table, apps)).toMatchObject({
      edited: apps,
      rows: [5, 4, 3],
      missing: 0,
    });
  });

  test.each([
    ['a heading in another spelling', (row: string[]) => row, / Link {2}GET /],
    ['empty columns at the end', (row: string[]) => [...row, '', ''], /,"",""/],
    ['an empty column between others', (row: string[]) => [row[0]!, '', ...row.slice(1)], /^"id","",/],
    [
      'no empty cells at the end of a row',
      ([...row]: string[]) => row.slice(0, row.findLastIndex(Boolean) + 1),
      /"1500"$/,
    ],
  ])('can have %s', (_title, change, pattern) => {
    const app = buildApp({ note: 1 } as object);
    const rows = rowsOf(write([app])).map(change);
    const table = join(rows).replace('link get', ' Link  GET ');
    expect(table).toMatch(pattern);
    expect(valuesOf(table, [app])).toEqual([app]);
  });

  test.each([
    'sep=;\r\n"a, b";id;reviews\r\n;1;5\r\n;2;x',
    '"sep=|"\nid|a;b|reviews\n1||5\n2||x',
    'SEP=\t\nid\treviews\n1\t5\n2\tx',
  ])('can name the separator in a first line, which is no row: %j', (table) => {
    expect(() => read(table, buildApps(2))).toThrow(/^row 3, column "reviews" is "x", [^\n]*$/);
    expect(valuesOf(table.replace('x', '6'), buildApps(2))).toMatchObject([{ reviews: 5 }, { reviews: 6 }]);
  });

  test.each(['"a;b",Id,title\n,1,Quill', 'title;"a,b";"id"\nQuill;;1', 'title\ta;b\t id \nQuill\t\t1'])(
    'can have another separator in a heading: %j',
    (table) => {
      expect(valuesOf(table, [buildApp()])).toEqual([buildApp({ title: 'Quill' })]);
    },
  );

  test('can write UTF-16, as “Unicode Text” of Excel', () => {
    const app = buildApp({ title: 'Café 海' });
    expect(read(Buffer.from(write([app], '\t'), 'utf16le'), [app]).edited).toEqual([app]);
  });
});

describe('a table with some columns', () => {
  test('changes nothing else, and names the columns that it ignores', () => {
    const apps = [buildFullApp(), buildFullApp({ id: 2 })];
    const { ratings, screenshots, ...others } = buildFullApp({ id: 2 });
    expect(read('Note,5 star,screenshot 2 alt,ID,note\nx,7,Parcels,2,', apps)).toEqual({
      edited: [
        apps[0],
        {
          ...others,
          ratings: ratings.with(4, { name: '5 star', count: 7 }),
          screenshots: screenshots!.with(1, { ...screenshots![1]!, alt: 'Parcels' }),
        },
      ],
      rows: [undefined, 2],
      missing: 1,
      ignored: ['Note', 'note'],
    });
  });

  test('adds no app that would be incomplete', () => {
    expect(() => read('id,version\n7,1.0', [buildApp()])).toThrow(
      'row 2, column "id" is "7", which no app has. A new app needs the column "title".',
    );
  });
});

describe('a row', () => {
  test('changes, adds and removes values, and keeps unknown fields', () => {
    const app = {
      ...buildFullApp(),
      note: 'kept',
      links: { ...buildFullApp().links, note: 1 },
      ratings: buildApp().ratings.map((level) => ({ ...level, note: level.count })),
    };
    const { version, requires, ...others } = app;
    const { source, ...links } = app.links;
    expect(
      changed(app, {
        title: 'Gosling',
        downloads: '500K+',
        ratingAvg: '4.6',
        '2 star': '21',
        'link source': '',
        categories: 'Tools, Games',
        version: '',
        keywords: 'post,, "one, two"\nthree,',
        'screenshot 1 image': '',
        'screenshot 1 alt': '',
        'replaced by': '3',
        requires: '',
        worksWith: 'quill-2,3',
      }),
    ).toStrictEqual({
      ...others,
      title: 'Gosling',
      downloads: '500K+',
      ratingAvg: 4.6,
      ratings: app.ratings.map((level) => (level.name === '2 star' ? { ...level, count: 21 } : level)),
      links,
      categories: ['Tools', 'Games'],
      keywords: ['post', 'one, two', 'three'],
      screenshots: [app.screenshots![1]],
      status: { ...app.status, replacedBy: 3 },
      worksWith: ['quill-2', 3],
    });
  });

  test('an entry goes with its last cell, though it has fields that no column has', () => {
    const [screenshot] = buildFullApp().screenshots!;
    const app = { ...buildApp(), screenshots: [{ ...screenshot, credit: 'Fjordline' }] };
    const cells = { 'screenshot 1 image': '', 'screenshot 1 alt': '' };
    expect(changed(app, cells)).not.toHaveProperty('screenshots');
  });

  test('removes optional fields whose cells are empty', () => {
    const cells = [
      ...rowsOf(write([]))[0]!.filter((heading) => heading.startsWith('link ')),
      'deprecated',
      'replaced by',
    ];
    const { links, status, ...others } = buildFullApp();
    const app = changed(buildFullApp(), Object.fromEntries(cells.map((heading) => [heading, ''])));
    expect(app).toStrictEqual(others);
  });

  test.each([
    ['id', '007', { id: 7 }],
    ['reviews', ' 12 ', { reviews: 12 }],
    ['ratingAvg', '4,6', { ratingAvg: 4.6 }],
    ['downloads', "'1,200,000", { downloads: '1,200,000' }],
    ['added', '05.01.2026', { added: '2026-01-05' }],
    ['added', '11/20/2026', { added: '2026-11-20' }],
    ['added', '20/11/2026', { added: '2026-11-20' }],
    ['version', "'TRUE", { version: 'TRUE' }],
    ['price', '5,49 eur', { price: { amount: 5.49, currency: 'EUR' } }],
    ['price', "'5 EUR", { price: '5 EUR' }],
    ['price', 'from 4 € a month', { price: 'from 4 € a month' }],
    ['platforms', 'Web, "C, C++"', { platforms: ['Web', 'C, C++'] }],
    ['replaced by', ' quill ', { status: { ...buildFullApp().status, replacedBy: 'quill' } }],
  ])('can have in %s what has one meaning: %j', (heading, cell, fields) => {
    const app = buildFullApp({ id: 7 });
    expect(changed(app, { [heading]: cell })).toEqual({ ...app, ...fields });
  });

  test('can have an id between spaces', () => {
    const app = { ...buildApp(), id: 'quill' };
    expect(changed(app, { id: ' quill ', title: 'Gosling' })).toEqual({ ...app, title: 'Gosling' });
  });

  test('can have lists without their apostrophes', () => {
    const app = buildApp({ requires: [3], platforms: ['3DS', 'Web'], keywords: ['2026'] });
    expect(rowsOf(write([app]))[1]).toEqual(expect.arrayContaining(["'3", "'3DS, Web", "'2026"]));
    expect(changed(app, { requires: '3', platforms: '3DS, Web', keywords: '2026' })).toEqual(app);
  });

  test('keeps empty lists and objects', () => {
    const app = { ...buildApp(), keywords: [], links: {}, screenshots: [], ratings: [] };
    expect(changed(app, { title: 'Gosling' })).toEqual({ ...app, title: 'Gosling' });
  });

  test('keeps the entries of a list that have no columns', () => {
    const versions = Array.from({ length: 23 }, (_, index) => ({ version: `1.${index}` }));
    const app = buildApp({ versions });
    expect(changed(app, { 'earlier version 20 version': '2', 'earlier version 1 version': '' })).toEqual({
      ...app,
      versions: versions.with(19, { version: '2' }).slice(1),
    });
  });

  test('with a new id adds an app', () => {
    const apps = buildApps(2);
    expect(read(edited(apps, { id: '3', title: "'=1" }), apps)).toMatchObject({
      edited: [...apps, { ...apps[0], id: 3, title: '=1' }],
      missing: 1,
    });
  });
});

describe('a cell is refused by its row and column', () => {
  test.each([
    ['reviews', '1.1E+11', 'is "1.1E+11", which is not a whole number without separators such as 1204331.'],
    ['reviews', '12345678901234567', 'is "12345678901234567", which is greater than 9007199254740991.'],
    [
      'downloads',
      '312.741',
      'is "312.741". Write a number without separators, or an apostrophe before a text',
    ],
    ['downloads', '1,038,264,915', 'is "1,038,264,915". Write a number without separators'],
    ['price', '4,99 €', 'is "4,99 €". Write an amount such as 4.99 EUR, or an apostrophe before a text'],
    ['version', 'TRUE', 'is "TRUE", as a spreadsheet writes a number, a date, TRUE, FALSE or an error.'],
    ['id', '7.0', 'is "7.0", which is neither a whole number nor a name'],
    ['requires', '7, a b', 'has "a b", which is neither a whole number nor a name'],
    ['ratingAvg', '04. Jul', 'is "04. Jul", which is not a number such as 4.7 or 4,7.'],
    [
      'added',
      '31.02.2026',
      'is "31.02.2026", which is not a date such as 2026-11-20. Type it with an apostrophe',
    ],
    ['added', '20.11.26', 'is "20.11.26", which is not a date'],
    [
      'updated',
      '1/5/2026',
      'is "1/5/2026", which can be 2026-05-01 or 2026-01-05. Type it with an apostrophe',
    ],
    ['version', '4-Jul', 'is "4-Jul", as a spreadsheet writes'],
    ['title', '#NAME?', 'is "#NAME?", as a spreadsheet writes'],
    ['keywords', 'a, "b', 'is "a, \\"b", in which a quotation mark is missing.'],
    ['other ratings', 'Good', 'has "Good", which is not as "Good: 12, Poor: 3".'],
    ['other ratings', 'Good: 1', 'is not empty, and neither are columns of stars.'],
    ['id', '', 'is empty.'],
    ['id', '1', 'is "1", as in row 2.'],
  ])('%s: %j', (heading, cell, reason) => {
    const apps = [buildFullApp(), buildFullApp({ id: 2 })];
    const table = edited(apps, { [heading]: cell }, 2);
    expect(() => read(table, apps)).toThrow(`row 3, column "${heading}" ${reason}`);
  });

  test.each([
    ['a sign at its start', '+49', '49'],
    ['zeros at its end', '4.10', '4.1'],
    ['an equals sign', '=1+1', '1+1'],
    ['letters', '海の é', '?? ?'],
    ['the encoding', 'Café', 'CafÃ©'],
    ['the decimal point', '4.10', '4,1'],
  ])('if a spreadsheet has removed %s', (_title, title, cell) => {
    const app = buildApp({ title });
    expect(() => changed(app, { title: cell })).toThrow(
      `row 2, column "title" is "${cell}", and was "${title}".`,
    );
  });

  test.each(["'tis", "'twas"])('if a spreadsheet has removed the first of two apostrophes: %s', (cell) => {
    const app = buildApp({ title: "'tis" });
    expect(() => changed(app, { title: cell })).toThrow(
      `row 2, column "title" is "${cell}", and was "''tis". If a spreadsheet has changed it, type it again.`,
    );
  });

  test.each([
    ['cut it', (text: string) => text.slice(0, 32_767)],
    ['cut it, also after changes', (text: string) => `Other ${text.slice(0, 30_000)}`],
    ['cut it at another limit', (text: string) => text.slice(0, 50_000)],
  ])('if a spreadsheet has %s', (_title, cut) => {
    const description = `${'word '.repeat(11_000)}The end\r\nof the story.`;
    const app = buildApp({ description });
    expect(() => changed(app, { description: cut(description) })).toThrow(
      /^row 2, column "description" has \d\d,\d{3} letters\. Excel cuts a text after 32,767\. Change it with npm run edit\.$/,
    );
    expect(changed(app, { description: `The ${description}` })).toMatchObject({
      description: `The ${description}`,
    });
  });

  test('if it is as long as Excel allows, because the text can be longer', () => {
    const description = 'x'.repeat(32_766);
    expect(changed(buildApp(), { description })).toMatchObject({ description });
    expect(changed(buildApp({ description: `${description}x` }), {})).toMatchObject({
      description: `${description}x`,
    });
    expect(() => changed(buildApp(), { description: `${description}x` })).toThrow('has 32,767 letters.');
  });

  test('unless an apostrophe says that it is meant', () => {
    expect(changed(buildApp({ title: '007' }), { title: "'7" })).toMatchObject({ title: '7' });
    expect(changed(buildApp(), { title: "'Jul 75" })).toMatchObject({ title: 'Jul 75' });
    expect(changed(buildApp({ title: "'tis" }), { title: "''twas" })).toMatchObject({ title: "'twas" });
  });

  test('with all others', () => {
    const cells = { reviews: 'x', '1 star': 'y' };
    expect(() => changed(buildApp(), cells)).toThrow(/"reviews" is "x".*\n.*"1 star" is "y"/);
  });
});

describe('a table is refused', () => {
  const table = () => write([buildApp({ title: 'Café' })]);

  test('in another encoding than UTF-8', () => {
    const bytes = Buffer.from(table().slice(1), 'latin1');
    expect(() => read(bytes, [])).toThrow('The table is not in UTF-8. Save it as');
  });

  test.each([
    [
      'the ids are missing',
      /id,/,
      'note,',
      'The table has no column "id", which says of which app a row is.',
    ],
    ['a column is there twice', /title,/, 'title,Title,', 'The table has twice the column "title".'],
    [
      'a row is too long',
      /,,\r\n$/,
      ',,,\r\n',
      /^row 2 has \d+ cells for \d+ columns\. Delete the columns after/,
    ],
    ['a quotation mark is missing', /"Sorts/, '"So"rts', /^The table is not CSV: .+ quotation marks is in/],
    ['it is empty', /^.*$/s, '', 'The table has no column "id"'],
  ])('if %s', (_title, pattern, replacement, reason) => {
    const damaged = table().replace(pattern, replacement);
    expect(damaged).not.toBe(table());
    expect(() => read(damaged, [])).toThrow(reason);
  });

  test('if a row ends before a value of the app', () => {
    const app = buildFullApp();
    const table = join(rowsOf(write([app])).map((row, index) => (index === 1 ? row.slice(0, -2) : row)));
    expect(() => read(table, [app])).toThrow(
      'row 2 ends before "worksWith", "alternativeTo", which the app has.',
    );
  });
});

/** Starts of texts that a spreadsheet would change. */
const STARTS = [
  '',
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  "'",
  "''",
  ' ',
  '"',
  '007',
  '1/2',
  'Jul 75',
  '#N/A',
];

/** A text that the schema accepts. */
const validText = fc
  .tuple(fc.constantFrom(...STARTS), fc.oneof(hostileText(), fc.constantFrom('', '\r\nb', ', "c"', ': 3')))
  .map((parts) => parts.join(''))
  .filter((text) => appSchema.shape.title.safeParse(text).success);

const count = fc.maxSafeNat();
const stars = fc.subarray([...STAR_LEVELS], { minLength: 1 });
const ratings = fc.oneof(
  stars.map((names) => names.map((name, index) => ({ name, count: index }))),
  fc.array(fc.record({ name: validText, count }), { minLength: 1 }),
);

/** Values by the kinds of fields. */
const VALUES: Partial<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  text: validText,
  paragraphs: validText,
  link: fc.constantFrom('https://a.example/?a,b;c', 'mailto:a@b.example'),
  count,
  id: fc.oneof(count, fc.constantFrom('quill-2', '2e3', 'March7', 'TRUE')),
  decimal: fc.nat(50).map((tenths) => tenths / 10),
  downloads: fc.oneof(count, fc.constantFrom('500K+', '500', '1,200,000', ' 3 M ')),
  price: fc.oneof(
    fc.record({
      amount: fc.double({ min: 0, max: 1e9, noNaN: true }),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    }),
    fc.constantFrom('4.99 EUR', 'EUR 1,200', '€5', `${'1'.repeat(30)} EUR`, 'Free'),
    validText,
  ),
  date: fc.constantFrom('2026-11-20', '2024-02-29'),
  picture: validText.map((text) => `/ ${text}`),
  film: fc.constantFrom('/films/q.webm', '/a,b;c.MP4'),
};

/** Any value of a field. */
function anyValue({ kind, name, entry, shapes, fields = [] }: Field): fc.Arbitrary<unknown> {
  if (name === 'ratings') return ratings;
  if (entry) return fc.array(anyValue(entry), { minLength: 1, maxLength: 8 });
  if (shapes && kind === 'group') return fc.oneof(...shapes.map(anyValue));
  const requiredKeys = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const group = fc.record(Object.fromEntries(fields.map((field) => [field.name, anyValue(field)])), {
    requiredKeys,
  });
  return VALUES[kind] ?? group.filter((value) => Object.keys(value).length > 0);
}

const validApp = anyValue(APP).map((app): JsonObject => JSON.parse(JSON.stringify(app)));

const validApps = fc
  .array(validApp, { maxLength: 5 })
  .map((apps) => apps.map((app, index): JsonObject => ({ ...app, id: index + 1 })));

const separators = fc.constantFrom(',', ';', '\t');

/** Also in the order of fields. */
function expectSame(edited: readonly JsonObject[], apps: readonly JsonObject[]): void {
  expect(JSON.stringify(edited)).toBe(JSON.stringify(apps));
}

test('a cell in a column without a heading is refused', () => {
  const rows = rowsOf(write([buildApp()])).map((row, index) => [...row, '', index === 0 ? '' : 'x']);
  expect(() => read(join(rows), [])).toThrow('row 2 has "x" in a column without a heading.');
});

describe('a random catalogue', () => {
  test('is complete in its table, in which no cell is a formula', () => {
    fc.assert(
      fc.property(validApps, separators, (apps, separator) => {
        const table = write(apps, separator);
        expect(valuesOf(table)).toEqual(apps);
        const cells = rowsOf(table, separator).flat();
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
      fewRuns(20),
    );
  });

  test('is the same after an import of any columns of any rows, in any order', () => {
    const headings = rowsOf(write([]))[0]!.filter((heading) => heading !== 'id');
    const columns = fc.shuffledSubarray(headings).map((chosen) => ['my note', ...chosen, 'ID']);
    const rows = fc.shuffledSubarray([1, 2, 3, 4, 5]);
    fc.assert(
      fc.property(validApps, separators, columns, rows, (apps, separator, names, ids) => {
        const table = rowsOf(write(apps)).filter((_row, index) => index === 0 || ids.includes(index));
        const positions = names.map((name) => table[0]!.indexOf(name.replace('ID', 'id')));
        const cells = table.map((row) => positions.map((position) => row[position] ?? 'x'));
        const { edited } = read(join([names, ...cells.slice(1).toReversed()], separator), apps);
        expectSame(edited, apps);
      }),
      fewRuns(20),
    );
  });

  test('is the same after a spreadsheet has written it in its own format', () => {
    fc.assert(
      fc.property(validApps, separators, (apps, separator) => {
        const rows = rowsOf(write(apps)).map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n')));
        expect(valuesOf(join(rows, separator), apps)).toEqual(apps);
      }),
      fewRuns(20),
    );
  });
});
