import fc from 'fast-check';
import {
  chartRatings,
  installedApps,
  paragraphs,
  searchApps,
  sortByDownloads,
  TRENDING_COUNT,
  toCardApp,
  trendingApps,
} from '@/lib/catalogue/select';
import { buildApp, buildApps } from '../../../fixtures/apps';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

describe('trendingApps', () => {
  test('returns the first eight apps, in the order of the catalogue', () => {
    expect(TRENDING_COUNT).toBe(8);
    expect(trendingApps(buildApps(12)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('returns all apps if there are fewer', () => {
    expect(trendingApps(buildApps(3))).toEqual(buildApps(3));
    expect(trendingApps([])).toEqual([]);
  });
});

test('toCardApp returns only the fields that a card shows', () => {
  expect(toCardApp(buildApp({ id: 3, downloads: '500K+' }))).toEqual({
    id: 3,
    image: '/icons/fantail.svg',
    title: 'Fantail',
    downloads: '500K+',
    ratingAvg: 4.5,
  });
});

describe('searchApps', () => {
  test('finds text at the start, in the middle and at the end of a title', () => {
    const apps = titled('Inkwell', 'Sinking', 'Drink', 'Quill');
    expect(searchApps(apps, 'ink')).toEqual(titled('Inkwell', 'Sinking', 'Drink'));
  });

  test.each(['', ' ', '\t\n'])('returns all apps for an empty text: %j', (text) => {
    expect(searchApps(titled('Quill', 'Ink'), text)).toEqual(titled('Quill', 'Ink'));
  });

  test('returns no apps if no title contains the text', () => {
    expect(searchApps(titled('Quill', 'Ink'), 'zebra')).toEqual([]);
  });

  test('searches only titles', () => {
    expect(searchApps([buildApp({ title: 'Quill', companyName: 'Larkmoor' })], 'larkmoor')).toEqual([]);
  });

  test('keeps spaces inside the text', () => {
    expect(searchApps(titled('Bear Can', 'BearCan'), ' bear can ')).toEqual(titled('Bear Can'));
  });

  test('does not interpret the text as a regular expression', () => {
    expect(searchApps(titled('C++ (2nd)', 'Cxx'), '++ (2')).toEqual(titled('C++ (2nd)'));
    expect(searchApps(titled('Quill'), '.*')).toEqual([]);
  });

  test('matches composed and decomposed accents', () => {
    const composed = 'Caf\u00e9';
    const decomposed = 'Cafe\u0301';
    expect(searchApps(titled(composed), 'FE\u0301')).toEqual(titled(composed));
    expect(searchApps(titled(decomposed), 'f\u00e9')).toEqual(titled(decomposed));
  });

  test.each([
    ['What’s “Up”', 'what\'s "up"'],
    ["What's Up", 'what’s'],
    ['«Ici»', '"ici"'],
  ])('matches typographic and straight quotes: finds %s by %s', (found, text) => {
    expect(searchApps(titled(found, 'Whats Up, Ici'), text)).toEqual(titled(found));
  });

  const title = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'aAbBéÉ ж表') }));
  const catalogue = fc.array(fc.record({ title }));

  test('finds an app by any part of its title, in any case and with spaces around it', () => {
    const partOfTitle = fc
      .tuple(title, fc.nat(), fc.nat())
      .map(([whole, from, to]) => ({ whole, part: whole.slice(from % (whole.length + 1), to) }));
    const recase = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => `  ${text}\t`,
    );
    fc.assert(
      fc.property(partOfTitle, recase, ({ whole, part }, change) => {
        expect(searchApps(titled(whole), change(part))).toEqual(titled(whole));
      }),
    );
  });

  test('ignores the case of the text and the spaces around it', () => {
    fc.assert(
      fc.property(catalogue, title, (apps, text) => {
        const found = searchApps(apps, text);
        expect(searchApps(apps, text.toUpperCase())).toEqual(found);
        expect(searchApps(apps, text.toLowerCase())).toEqual(found);
        expect(searchApps(apps, `\n ${text} `)).toEqual(found);
      }),
    );
  });

  test('returns a subset of the apps, in the given order', () => {
    fc.assert(
      fc.property(catalogue, title, (apps, text) => {
        const places = searchApps(apps, text).map((app) => apps.indexOf(app));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      }),
    );
  });

  test('returns a subset of the earlier result if the text grows', () => {
    fc.assert(
      fc.property(
        catalogue,
        fc.string({ unit: fc.constantFrom('a', 'B') }),
        fc.constantFrom('a', 'b'),
        (apps, text, more) => {
          expect(searchApps(apps, text)).toEqual(expect.arrayContaining(searchApps(apps, text + more)));
        },
      ),
    );
  });
});

describe('sortByDownloads', () => {
  const apps = [
    { id: 1, downloads: 500 },
    { id: 2, downloads: '1.5K+' },
    { id: 3, downloads: 20 },
    { id: 4, downloads: '500' },
    { id: 5, downloads: '9' },
  ];

  test.each([
    ['none', [1, 2, 3, 4, 5]],
    ['high-low', [2, 1, 4, 3, 5]],
    ['low-high', [5, 3, 1, 4, 2]],
  ] as const)('sorts by value, and keeps the order of equal values: %s', (order, ids) => {
    expect(sortByDownloads(apps, order).map(({ id }) => id)).toEqual(ids);
  });

  test.each(['none', 'high-low', 'low-high'] as const)('does not modify the given list: %s', (order) => {
    const given = Object.freeze([...apps]);
    expect(sortByDownloads(given, order)).not.toBe(given);
    expect(given.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('installedApps', () => {
  test('returns apps in the order of the catalogue, not of the installations', () => {
    expect(installedApps(buildApps(5), [4, 1, 3]).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  test('ignores ids that the catalogue no longer lists', () => {
    expect(installedApps(buildApps(2), [99, 2, 404]).map(({ id }) => id)).toEqual([2]);
  });

  test('returns no apps if none is installed', () => {
    expect(installedApps(buildApps(2), [])).toEqual([]);
  });
});

describe('chartRatings', () => {
  test('reverses the order of the data, without modifying it', () => {
    const ratings = Object.freeze([
      { name: '1 star', count: 10 },
      { name: '2 star', count: 20 },
      { name: '5 star', count: 5 },
    ]);
    expect(chartRatings(ratings).map(({ name }) => name)).toEqual(['5 star', '2 star', '1 star']);
    expect(ratings.map(({ name }) => name)).toEqual(['1 star', '2 star', '5 star']);
  });
});

describe('paragraphs', () => {
  test.each([
    ['one', 'Sorts letters.', ['Sorts letters.']],
    ['two, separated by an empty line', 'Sorts letters.\n\nAnd parcels.', ['Sorts letters.', 'And parcels.']],
    ['with Windows line endings', 'a\r\n\r\nb', ['a', 'b']],
    ['separated by several blank lines', 'a\n \n\t\n\nb', ['a', 'b']],
    ['with a line break inside', 'a\nb\n\nc', ['a\nb', 'c']],
    ['without empty ones at the start and end', '\n\n a \n\n', ['a']],
    ['none in blank text', ' \n\n ', []],
  ])('%s', (_title, description, expected) => {
    expect(paragraphs(description)).toEqual(expected);
  });
});
