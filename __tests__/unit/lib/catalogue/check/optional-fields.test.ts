import { checkCatalogue } from '@/lib/catalogue/check/check';
import { formatDiagnostic } from '@/lib/catalogue/diagnostic';
import type { App } from '@/lib/catalogue/schema';
import { buildFullApp } from '../../../../fixtures/apps';
import { buildValidApp } from '../../../../fixtures/valid-app';

const TODAY = '2026-11-23';

/** The diagnostics of a catalogue of apps with ids from 1, as `severity path: message`. */
function check(...apps: Record<string, unknown>[]): string[] {
  const list = apps.map((fields, index) =>
    buildValidApp({ id: index + 1, title: `App ${index + 1}`, ...fields }),
  );
  return checkCatalogue(JSON.stringify(list), { today: TODAY }).map(
    ({ severity, path, message }) => `${severity} ${path.join('.')}: ${message}`,
  );
}

test('the day of the editor is not in the future, on a machine in any time zone', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:30:00Z') });
  const dates = ['2026-11-24', '2026-11-25'].map((updated, id) =>
    buildValidApp({ id, title: `${id}`, updated }),
  );
  const found = checkCatalogue(JSON.stringify(dates), {}).map(({ message }) => message);
  jest.useRealTimers();
  expect(found).toEqual(['is 2026-11-25, in the future']);
});

test('an amount can have the decimals of its currency', () => {
  const prices = [
    { amount: 1.234, currency: 'KWD' },
    { amount: 1.1, currency: 'EUR' },
    { amount: 999_999_999.99, currency: 'USD' },
    { amount: 1200, currency: 'JPY' },
  ];
  expect(check(...prices.map((price) => ({ price })))).toEqual([]);
});

/** The optional fields of an app, all of them. */
const { links, categories, keywords, screenshots, status } = buildFullApp() as Required<App>;

test('reports nothing of an app that has all of them', () => {
  const { description, ratingAvg } = buildValidApp();
  const full = buildFullApp({ description, ratingAvg });
  const others = [2, 'gosling'].map((id) => buildValidApp({ id, title: `App ${id}` }));
  expect(checkCatalogue(JSON.stringify([full, ...others]), { today: TODAY })).toEqual([]);
});

test.each([
  ['in the future', { added: '2026-11-24' }, 'added: is 2026-11-24, in the future'],
  ['in the year 9999', { updated: '9999-12-31' }, 'updated: is 9999-12-31, in the future'],
  [
    'of an earlier version',
    { versions: [{ version: '1' }, { version: '0', date: '2026-11-24' }] },
    'versions.1.date: is 2026-11-24, in the future',
  ],
])('warns about a date %s', (_title, dates, words) => {
  expect(check(dates)).toEqual([`warning 0.${words}`]);
});

test('warns about earlier versions that are listed twice, and that are not the newest first', () => {
  const versions = [
    { version: '4.1', date: '2026-10-05' },
    { version: '4.0' },
    { version: '4.2', date: '2026-10-06' },
    { version: '4.1', date: '2026-10-05' },
  ];
  expect(check({ version: '4.2', versions })).toEqual([
    'warning 0.versions.2.version: is "4.2", which is the current one',
    'warning 0.versions.2.date: is 2026-10-06, and a version before it in the list is of 2026-10-05',
    'warning 0.versions.3.version: is "4.1", which the list has already',
  ]);
});

test('earlier versions are compared as pages show them, without the “v” of a tag', () => {
  const versions = [{ version: '4.2.0' }, { version: 'v4.1' }, { version: '4.1' }, { version: 'vega' }];
  expect(check({ version: 'v4.2.0', versions })).toEqual([
    'warning 0.versions.0.version: is "4.2.0", which is the current one',
    'warning 0.versions.2.version: is "4.1", which the list has already',
  ]);
});

test('warns about what pages leave out of changes, which can be short', () => {
  const changes = 'Faster.\n\n<details>See [the notes](docs/notes.md).';
  const versions = [{ version: '1', changes: '![A pen](/pictures/q.png)' }];
  expect(check({ changes, versions })).toEqual([
    'warning 0.changes: contains HTML ("<details>"), which pages show as text',
    'warning 0.changes: links to "docs/notes.md", which pages show without the link',
    'warning 0.versions.0.changes: has an image ("/pictures/q.png"), which pages do not show',
  ]);
});

test('warns about a link that is not encrypted', () => {
  expect(check({ links: { website: 'http://quill.example' } })).toEqual([
    'warning 0.links.website: is an http:// URL, whose page others can read and change on its way',
  ]);
});

test('warns about a link into a local network, which the store of a company has', () => {
  const links = {
    get: 'https://wiki:8080/get',
    support: 'mailto:help@intranet',
    docs: 'https://203.0.113.7',
  };
  expect(check({ links })).toEqual([
    'warning 0.links.get: leads to "wiki:8080", which only a local network has',
    'warning 0.links.support: leads to "intranet", which only a local network has',
  ]);
});

test.each([
  [
    { license: 'MIT OR Apache 2.0' },
    'license: has "Apache 2.0", which is not the SPDX id of a licence. Use "Apache-2.0", so that pages link to its text.',
  ],
  [
    { price: '4,99' },
    'price: is "4,99", which is not a price with its currency. Use "Free", words such as "from 4 € a month", or { "amount": 4.99, "currency": "EUR" }.',
  ],
  [
    { price: { amount: 4.99, currency: 'EUD' } },
    'price.currency: is "EUD", which is not the code of a currency. Use a code of ISO 4217, such as "EUR" or "USD".',
  ],
  [
    { price: { amount: 1200.5, currency: 'JPY' } },
    'price.amount: is 1200.5, which pages show as "¥1,201". Use fewer decimals, or words such as "from 4 € a month".',
  ],
  [
    { price: { amount: 0.001, currency: 'USD' } },
    'price.amount: is 0.001, which pages show as "$0.00". Use fewer decimals, or words such as "from 4 € a month".',
  ],
  [
    { languages: ['en', 'german'] },
    'languages[1]: is "german", which is not the tag of a language. Use a BCP 47 tag: "en" for English, "pt-BR" for Portuguese as in Brazil.',
  ],
  [
    { badges: ['official', 'oficial'] },
    'badges[1]: is "oficial", which lib/site.ts does not declare, so that no page shows it. Use "official" or "verified" or "beta" or "graduated" or "incubating" or "sandbox", or declare it in lib/site.ts.',
  ],
  [
    { collections: ['start HERE', 'Strat here'] },
    'collections[1]: is "Strat here", which lib/site.ts does not declare, so that its page does not say what it is. Use "Start here" or "For the garden" or "Short trips" or "Coming soon", or declare it in lib/site.ts.',
  ],
])('warns about %j', (fields, words) => {
  const [diagnostic, ...others] = checkCatalogue(JSON.stringify([buildValidApp(fields)]));
  expect(others).toEqual([]);
  expect(formatDiagnostic('x.json', diagnostic!)).toBe(
    `x.json:1:${diagnostic?.column} warning: app 1 "Wagtail" ${words}`,
  );
  expect(diagnostic?.column).toBeGreaterThan(400);
});

test.each([
  [{ price: { amount: -1, currency: 'EUR' } }, 'price.amount: is negative'],
  [{ price: { amount: 1, currency: '€' } }, 'price.currency: is not the code of a currency'],
  [
    { price: { amount: '4.99', currency: 'EUR' } },
    'price: is {"amount":"4.99","currency":"EUR"}, which is not a valid price',
  ],
  [{ price: 4.99 }, 'price: is 4.99, which is not a valid price'],
  [{ languages: ['pt_BR'] }, 'languages.0: is not a BCP 47 tag such as "en" or "pt-BR"'],
  [{ platforms: [] }, 'platforms: is an empty list'],
  [{ license: ['MIT'] }, 'license: is not text'],
])('rejects %j', (fields, words) => {
  expect(check(fields)).toEqual([`error 0.${words}`]);
});

// An app can be older than its entry.
const OLDER = { added: '2026-02-01', updated: '2026-01-31' };

test.each([[{ added: TODAY }], [{ added: TODAY, updated: TODAY }], [{ updated: '0000-01-01' }], [OLDER]])(
  'accepts %j',
  (dates) => {
    expect(check(dates)).toEqual([]);
  },
);

test.each(['', 'Games', { length: 9 }])('reports only once that %j is not a list', (categories) => {
  expect(check({ categories })).toEqual(['error 0.categories: is not a list']);
});

const replacedBy = (id: number) => ({ status: { deprecated: 'Old.', replacedBy: id } });

test('reports a replacement that no app has', () => {
  expect(check(replacedBy(7))).toEqual(['error 0.status.replacedBy: is 7, which no app has']);
});

test('reports a replacement that leads back, at each app of the circle and at no other', () => {
  expect(check(replacedBy(1))).toEqual(['error 0.status.replacedBy: is 1, which leads back to this app']);
  expect(check(replacedBy(2), replacedBy(3), replacedBy(2))).toEqual([
    'error 1.status.replacedBy: is 3, which leads back to this app',
    'error 2.status.replacedBy: is 2, which leads back to this app',
  ]);
});

test('accepts a chain of replacements, and a status without one', () => {
  expect(check(replacedBy(2), replacedBy(3), { status: { deprecated: 'Old.' } })).toEqual([]);
});

test.each(['requires', 'worksWith'])(
  'reports in %s what is no other app, and what is there twice',
  (field) => {
    expect(check({ [field]: [2, 7, 1, 2, 'wren'] }, { [field]: [1] })).toEqual([
      `error 0.${field}.1: is 7, which no app has`,
      `error 0.${field}.2: is 1, which is this app`,
      `error 0.${field}.3: is 2, which the list has already`,
      `error 0.${field}.4: is wren, which no app has`,
    ]);
  },
);

test('warns about screenshots and films without alternative texts', () => {
  const screenshots = [
    { image: '/q.png', alt: 'A list' },
    { image: '/q.png' },
    { video: '/q.webm', poster: '/q.png' },
  ];
  expect(check({ screenshots })).toEqual([
    'warning 0.screenshots.1: has no alternative text',
    'warning 0.screenshots.2: has no alternative text',
  ]);
});

test('finds unknown fields of each object', () => {
  const odd = {
    links: { ...links, shop: '' },
    price: { amount: 4.99, currency: 'EUR', period: 'month' },
    screenshots: screenshots.map((screenshot) => ({ ...screenshot, width: 3 })),
    status: { ...status, since: 3 },
  };
  expect(check({ ...odd, categories, keywords }, {})).toEqual([
    'warning 0.links.shop: is an unknown field, which the site does not use',
    'warning 0.price.period: is an unknown field, which the site does not use',
    'warning 0.screenshots.0.width: is an unknown field, which the site does not use; it occurs 2 times',
    'warning 0.status.since: is an unknown field, which the site does not use',
  ]);
});

const film = { video: '/films/q.webm', poster: '/pictures/q.png', alt: 'A pen' };

test.each([
  [null, 'error image-missing: is "/films/q.webm", but there is no such file under public/'],
  [{ bytes: 9, isUnreadable: true }, 'error image-invalid: is "/films/q.webm", which browsers cannot show'],
  [{ bytes: 10_000_001 }, 'warning image-size: is a file of 10001 kB'],
])('reports a film whose file is %j', (facts, words) => {
  const list = [buildValidApp({ screenshots: [film] })];
  const found = checkCatalogue(JSON.stringify(list), {
    image: (path) => (path === film.video ? facts : { bytes: 9 }),
  });
  expect(found).toHaveLength(1);
  expect(found[0]!.path).toEqual([0, 'screenshots', 0, 'video']);
  expect(`${found[0]!.severity} ${found[0]!.rule}: ${found[0]!.message}`).toContain(words);
});

test('looks for the poster of a film, and knows its fields', () => {
  const list = [buildValidApp({ screenshots: [{ ...film, image: '/pictures/q.png' }, film] })];
  const found = checkCatalogue(JSON.stringify(list), {
    image: (path) => (path === film.poster ? null : { bytes: 9 }),
  });
  expect(found.map(({ rule, path }) => `${rule} ${path.join('.')}`).sort()).toEqual([
    'image-missing 0.screenshots.0.image',
    'image-missing 0.screenshots.1.poster',
    'unknown-field 0.screenshots.0.poster',
    'unknown-field 0.screenshots.0.video',
  ]);
});

test('a summary is one line of at most 140 letters', () => {
  expect(
    check({ summary: '文'.repeat(140) }, { summary: 'a'.repeat(141) }, { summary: 'One.\nTwo.' }),
  ).toEqual(['warning 1.summary: has 141 letters', 'warning 2.summary: has more than one line']);
});

test('nothing is said about what an app lacks', () => {
  const apps = [
    { id: 1, title: 'Quill' },
    { id: 'wren', title: 'Wren' },
  ];
  expect(checkCatalogue(JSON.stringify(apps), { today: TODAY })).toEqual([]);
});
