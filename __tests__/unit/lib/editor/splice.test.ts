import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { parseTolerantly } from '@/lib/catalogue/check/syntax';
import { type EditedApp, type JsonObject, spliceCatalogue } from '@/lib/editor/splice';
import { anyFormat, regularFormat, writeCatalogue } from '../../../fixtures/catalogue-formats';
import { fc, hostileText } from '../../../fixtures/properties';

/** Edits apps of a text by their positions. Null removes one. */
function edit(text: string, changes: Record<number, JsonObject | null>, added: JsonObject[] = []): string {
  const apps: JsonObject[] = JSON.parse(text.replace(/^\uFEFF/, ''));
  const edited = apps.flatMap((app, source): EditedApp[] => {
    const change = changes[source];
    return change === null ? [] : [{ source, value: { ...app, ...change } }];
  });
  return spliceCatalogue(text, [...edited, ...added.map((value) => ({ source: null, value }))]);
}

const RATED = `[
  {
    "id": 1,
    "title": "Caf\\u00e9",
    "downloads": 1e6,
    "ratings": [
      { "name": "1 st\\u0061r", "count": 3 },
      { "name": "2 star", "count": 4.0 }
    ]
  },

  { "id": 2, "title": "Quill", "note": null }
]
`;

describe('an edit', () => {
  test('replaces a value alone', () => {
    expect(edit(RATED, { 0: { title: 'Wagtail' } })).toBe(RATED.replace('"Caf\\u00e9"', '"Wagtail"'));
  });

  test('replaces a value in an entry of a list alone', () => {
    const ratings = [
      { name: '1 star', count: 5 },
      { name: '2 star', count: 4 },
    ];
    expect(edit(RATED, { 0: { ratings } })).toBe(RATED.replace('"count": 3', '"count": 5'));
  });

  test('adds an entry in the format of the others', () => {
    const ratings = [1, 2, 3].map((stars) => ({ name: `${stars} star`, count: stars + 2 }));
    expect(edit(RATED, { 0: { ratings } })).toBe(
      RATED.replace('4.0 }', '4.0 },\n      { "name": "3 star", "count": 5 }'),
    );
  });

  test('removes an entry with its line', () => {
    const ratings = [{ name: '2 star', count: 4 }];
    expect(edit(RATED, { 0: { ratings } })).toBe(
      RATED.replace('{ "name": "1 st\\u0061r", "count": 3 },\n      ', ''),
    );
  });

  test('keeps the spelling of equal entries', () => {
    const text = '[{ "a": [1.0, 1, 2e0] }]';
    expect(edit(text, { 0: { a: [1, 1, 3] } })).toBe('[{ "a": [1.0, 1, 3] }]');
    expect(edit(text, { 0: { a: [2, 1, 1] } })).toBe('[{ "a": [2e0, 1.0, 1] }]');
  });

  test('keeps the order of fields', () => {
    const [{ id, ...app }, other] = JSON.parse(RATED);
    const edited = [{ ...app, id }, other].map((value, source) => ({ source, value }));
    expect(spliceCatalogue(RATED, edited)).toBe(RATED);
  });

  test('adds fields in the order of the schema, and unknown ones at the end', () => {
    const added = { z: 1, version: '2', y: 2, reviews: 4 };
    expect(edit(RATED, { 0: added, 1: { companyName: 'Fjordline' } })).toBe(
      RATED.replace('1e6,', '1e6,\n    "reviews": 4,')
        .replace('4.0 }\n    ]', '4.0 }\n    ],\n    "version": "2",\n    "z": 1,\n    "y": 2')
        .replace('"Quill",', '"Quill", "companyName": "Fjordline",'),
    );
  });

  test('adds a list of texts and an object on a line, as ratings are', () => {
    expect(edit(RATED, { 0: { links: { get: 'https://a.example' }, categories: ['a', 'b'] } })).toBe(
      RATED.replace(
        '    ]\n',
        '    ],\n    "links": { "get": "https://a.example" },\n    "categories": ["a", "b"]\n',
      ),
    );
  });

  test('removes a field with its comma and its line', () => {
    const [app, other] = JSON.parse(RATED);
    const { downloads, ratings, ...first } = app;
    const { id, ...second } = other;
    expect(
      spliceCatalogue(RATED, [
        { source: 0, value: first },
        { source: 1, value: second },
      ]),
    ).toBe(
      `[
  {
    "id": 1,
    "title": "Caf\\u00e9"
  },

  { "title": "Quill", "note": null }
]
`,
    );
  });

  test('moves, adds and removes apps with their text', () => {
    const [first, second] = JSON.parse(RATED);
    const text = spliceCatalogue(RATED, [
      { source: 1, value: second },
      { source: null, value: { title: 'New', id: 3 } },
      { source: 0, value: { ...first, ratings: [] } },
    ]);
    expect(text).toBe(`[
  { "id": 2, "title": "Quill", "note": null },

  {
    "id": 3,
    "title": "New"
  },

  {
    "id": 1,
    "title": "Caf\\u00e9",
    "downloads": 1e6,
    "ratings": []
  }
]
`);
  });
});

test.each([
  [
    'CRLF',
    '[\r\n\t{\r\n\t\t"id": 1\r\n\t}\r\n]\r\n',
    '[\r\n\t{\r\n\t\t"id": 1,\r\n\t\t"links": { "get": "a" }\r\n\t}\r\n]\r\n',
  ],
  ['a byte-order mark', '\uFEFF[{"id":1}]', '\uFEFF[{"id":1,"links":{"get":"a"}}]'],
  [
    'commas at the start of lines',
    '[ { "id" : 1\n  , "title" : "a"\n  } ]',
    '[ { "id" : 1\n  , "title" : "a"\n  , "links" : { "get" : "a" }\n  } ]',
  ],
])('keeps the format of a file with %s', (_title, before, after) => {
  expect(edit(before, { 0: { links: { get: 'a' } } })).toBe(after);
});

test('formats the first app of an empty file on several lines', () => {
  expect(edit('[]\n', {}, [{ id: 1, ratings: [{ name: 'a', count: 1 }] }])).toBe(
    '[\n  {\n    "id": 1,\n    "ratings": [\n      { "name": "a", "count": 1 }\n    ]\n  }\n]\n',
  );
});

test('indents a new list, and ends its lines, as the file does', () => {
  const text = edit('[\r\n\t{\r\n\t\t"id": 1\r\n\t}\r\n]', { 0: { ratings: [{ name: 'a' }] } });
  expect(text).toBe(
    '[\r\n\t{\r\n\t\t"id": 1,\r\n\t\t"ratings": [\r\n\t\t\t{ "name": "a" }\r\n\t\t]\r\n\t}\r\n]',
  );
});

test('expands lists and objects in a file that does so', () => {
  const before = JSON.stringify([{ id: 1, ratings: [{ name: 'a', count: 1 }] }], null, 2);
  const after = [{ id: 1, ratings: [{ name: 'a', count: 1 }], categories: ['a', 'b'] }];
  expect(edit(before, { 0: { categories: ['a', 'b'] } })).toBe(JSON.stringify(after, null, 2));
});

test('throws for a text that is not a list', () => {
  expect(() => spliceCatalogue('{}', [])).toThrow('The catalogue is not a list.');
});

/** Any app, also an invalid one, with fields of the schema and others. Each field has values of one shape. */
const anyApp = fc
  .record(
    {
      id: fc.nat(),
      title: hostileText(),
      downloads: fc.oneof(fc.nat(), hostileText()),
      ratingAvg: fc.double({ noNaN: true, noDefaultInfinity: true }),
      ratings: fc.array(fc.record({ name: hostileText(), count: fc.nat(2) })),
      links: fc.record({ get: hostileText(), website: fc.string() }, { requiredKeys: [] }),
      categories: fc.array(fc.constantFrom('a', 'b', 'c')),
      screenshots: fc.array(fc.record({ image: fc.constantFrom('a', 'b'), alt: fc.string() })),
      note: fc.oneof(fc.boolean(), fc.constant(null)),
    },
    { requiredKeys: [] },
  )
  .map(parsed);

/** Without a negative zero, which JSON.stringify writes as 0, and without prototypes. */
function parsed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Any app, with a field of any shape. */
const wildApp = fc
  .tuple(anyApp, fc.option(fc.jsonValue()))
  .map(([app, extra]) => (extra === null ? app : { ...app, extra: parsed(extra) }));

/** A change of an edited list. Numbers count modulo what there is. */
const anyChange = fc.record({
  kind: fc.constantFrom('set', 'set', 'unset', 'entry', 'move', 'remove', 'add'),
  at: fc.nat(),
  to: fc.nat(),
  app: wildApp,
});

type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never;

function applyChange(list: EditedApp[], { kind, at, to, app }: Change): EditedApp[] {
  if (kind === 'add') return list.toSpliced(to % (list.length + 1), 0, { source: null, value: app });
  const index = at % list.length;
  const chosen = list[index];
  if (!chosen) return list;
  if (kind === 'remove') return list.toSpliced(index, 1);
  if (kind === 'move') return list.toSpliced(index, 1).toSpliced(to % list.length, 0, chosen);
  const { source, value } = chosen;
  const names = Object.keys(kind === 'set' ? app : value);
  const name = names[to % names.length];
  if (name === undefined) return list;
  const { [name]: old, ...others } = value;
  const entries = Array.isArray(old) ? old : [];
  const edited = {
    set: { ...value, [name]: app[name as keyof typeof app] },
    unset: others,
    entry: {
      ...value,
      [name]: Array.isArray(old)
        ? entries.toSpliced(to % (entries.length + 1), at % 2, ...(app.ratings ?? []))
        : old,
    },
  }[kind as 'set' | 'unset' | 'entry'];
  return list.with(index, { source, value: edited });
}

describe('a text that is almost JSON is JSON afterwards', () => {
  /** Writes all apps of a text as they are. */
  function rewrite(text: string): string {
    const apps = parseTolerantly(text).value as JsonObject[];
    const result = spliceCatalogue(
      text,
      apps.map((value, source) => ({ source, value })),
    );
    expect(JSON.parse(result)).toEqual(apps);
    return result;
  }

  test.each([
    [
      'with a comma between apps',
      '[\n  { "id": 1 }\n  { "id": 2 }\n  { "id": 3 }\n]\n',
      '[\n  { "id": 1 },\n  { "id": 2 },\n  { "id": 3 }\n]\n',
    ],
    ['without a comma after the last app', '[\r\n  { "id": 1 },\r\n]', '[\r\n  { "id": 1 }\r\n]'],
    ['with a comma between fields', '[{ "id": 1.0 "title": "a" }]', '[{ "id": 1.0, "title": "a" }]'],
    ['without a comma after the last field', '[{ "id": 1.0, }, {}]', '[{ "id": 1.0 }, {}]'],
    ['with a comma between entries', '[{ "categories": ["a" "b"] }]', '[{ "categories": ["a", "b"] }]'],
    [
      'without comments',
      '// a\n[{ "id" /* b */ : 1, /* c */ "title": "d" }] // e',
      '\n[{ "id": 1, "title": "d" }] ',
    ],
    ['without incorrect escapes', '[{ "\\ title": "\\ a", "id": 1e0 }]', '[{ "title": "a", "id": 1e0 }]'],
  ])('%s', (_title, before, after) => {
    expect(rewrite(before)).toBe(after);
  });

  test('with all commas that are missing', () => {
    const catalogue = fc.array(anyApp, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(catalogue, anyFormat, fc.infiniteStream(fc.boolean()), (apps, format, choices) => {
        const { text } = writeCatalogue(apps, format);
        const json = text.replace(/^\uFEFF/, '');
        const commas = commasOf(json, parseTree(json)!).filter(() => choices.next().value);
        const broken = json.split('').map((character, index) => (commas.includes(index) ? ' ' : character));
        expect(JSON.parse(rewrite(broken.join('')))).toEqual(apps);
      }),
    );
  });
});

/** The offsets of all commas between entries or members. */
function commasOf(json: string, { children = [], type }: Node): number[] {
  const between = children
    .slice(1)
    .map((_, index) => json.indexOf(',', children[index]!.offset + children[index]!.length));
  return [...(type === 'property' ? [] : between), ...children.flatMap((child) => commasOf(json, child))];
}

const untouched = (apps: readonly JsonObject[]): EditedApp[] =>
  apps.map((value, source) => ({ source, value }));

const parse = (text: string) => JSON.parse(text.replace(/^\uFEFF/, ''));

describe('for random catalogues in random formats', () => {
  const catalogue = fc.tuple(fc.array(wildApp, { maxLength: 6 }), anyFormat);

  test('no edit leaves the text as it is', () => {
    fc.assert(
      fc.property(catalogue, ([apps, format]) => {
        const { text } = writeCatalogue(apps, format);
        expect(parse(text)).toEqual(apps);
        expect(spliceCatalogue(text, untouched(apps))).toBe(text);
      }),
    );
  });

  test('the result has the edited apps, and the text of the others', () => {
    fc.assert(
      fc.property(catalogue, fc.array(anyChange, { maxLength: 12 }), ([apps, format], changes) => {
        const { text, texts } = writeCatalogue(apps, format);
        const edited = changes.reduce(applyChange, untouched(apps));
        const result = spliceCatalogue(text, edited);
        expect(parse(result)).toEqual(edited.map(({ value }) => value));
        let end = 0;
        for (const { source, value } of edited) {
          if (source === null || JSON.stringify(value) !== JSON.stringify(apps[source])) continue;
          const start = result.indexOf(texts[source] as string, end);
          expect(start).toBeGreaterThanOrEqual(end);
          end = start + (texts[source] as string).length;
        }
      }),
    );
  });

  test('another scalar changes its characters only', () => {
    fc.assert(
      fc.property(catalogue, fc.nat(), fc.nat(), hostileText(), ([apps, format], at, to, value) => {
        const { text } = writeCatalogue(apps, format);
        const source = at % apps.length;
        const app: JsonObject = apps[source] ?? {};
        const names = Object.keys(app);
        const name = names[to % names.length];
        fc.pre(name !== undefined && app[name] !== value);
        const edited = untouched(apps).with(source, { source, value: { ...app, [name]: value } });
        const json = text.replace(/^\uFEFF/, '');
        const { offset, length } = findNodeAtLocation(parseTree(json)!, [source, name])!;
        const start = offset + text.length - json.length;
        expect(spliceCatalogue(text, edited)).toBe(
          text.slice(0, start) + JSON.stringify(value) + text.slice(start + length),
        );
      }),
    );
  });
});

/** Has each list and object of an app, so that the format of a file is known. */
const FULL = {
  id: 1,
  ratings: [1, 2].map((count) => ({ name: 'a', count })),
  links: { get: 'a', website: 'b' },
  categories: ['a', 'b'],
  screenshots: ['a', 'b'].map((image) => ({ image, alt: 'c' })),
};

test('edits that are undone give the first text of a regular file', () => {
  const changes = fc.array(anyChange, { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(anyApp, { maxLength: 5 }), regularFormat, changes, (others, format, list) => {
      const apps = [FULL, ...others];
      const { text } = writeCatalogue(apps, format);
      const edited = [...untouched([FULL]), ...list.reduce(applyChange, untouched(apps).slice(1))];
      const undone = apps.map((value, index) => {
        const source = edited.findIndex((app) => app.source === index);
        return { source: source < 0 ? null : source, value };
      });
      expect(spliceCatalogue(spliceCatalogue(text, edited), undone)).toBe(text);
    }),
  );
});
