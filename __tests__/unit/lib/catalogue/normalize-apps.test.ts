import { normalizeApps } from '@/lib/catalogue/normalize-apps';
import type { App } from '@/lib/catalogue/schema';

const FIVE = [{ name: '5 star', count: 3 }];
const NONE = [{ name: '5 star', count: 0 }];

/** The fields of an app with some figures that pages show. */
function shown(figures: Partial<App>): object {
  const [{ id, title, ...known } = { id: 1, title: '' }] = normalizeApps([
    { id: 1, title: 'Quill', ...figures },
  ]);
  return known;
}

test.each<Partial<App>>([
  {},
  { ratingAvg: 4.2 },
  { ratingAvg: 4.2, reviews: 7 },
  { ratingAvg: 4.2, reviews: 0, ratings: FIVE },
  { reviews: 57 },
  { ratings: FIVE },
  { ratings: FIVE, reviews: 0 },
  { downloads: 0 },
])('shows %j', (figures) => {
  expect(shown(figures)).toEqual(figures);
});

test.each<[figures: Partial<App>, known: Partial<App>]>([
  [{ ratingAvg: 0 }, {}],
  [{ ratingAvg: 0, reviews: 0, ratings: [] }, {}],
  [{ ratingAvg: 4.2, reviews: 0, ratings: [] }, {}],
  [{ ratingAvg: 4.2, ratings: NONE }, {}],
  [{ reviews: 0 }, {}],
  [{ ratingAvg: 0, reviews: 57 }, { reviews: 57 }],
  [
    { ratingAvg: 4.2, reviews: 57, ratings: [] },
    { ratingAvg: 4.2, reviews: 57 },
  ],
])('of %j, nobody has given what is not in %j', (figures, known) => {
  expect(shown(figures)).toEqual(known);
});

test('an app has the place of a picture if another one has a picture', () => {
  const apps = [
    { id: 1, title: 'Quill', image: '/q.svg' },
    { id: 2, title: 'Wren' },
  ];
  expect(normalizeApps<App>(apps).map(({ image }) => image)).toEqual(['/q.svg', '']);
  expect(normalizeApps<App>(apps.slice(1))).toEqual([{ id: 2, title: 'Wren' }]);
});

test.each([
  ['v3.1.0', '3.1.0'],
  ['V2', '2'],
  ['3.1.0', '3.1.0'],
  ['vNext', 'vNext'],
  ['dev2', 'dev2'],
  ['v', 'v'],
  ['2026-11-22', '2026-11-22'],
])('shows the version %j as %j', (version, text) => {
  const date = '2026-11-22';
  expect(shown({ version, versions: [{ version, date }] })).toEqual({
    version: text,
    versions: [{ version: text, date }],
  });
});

test('badges are their texts, each once, in the order of the site', () => {
  const texts = { official: 'Official', beta: 'Beta' };
  const badgesOf = (badges?: string[]) => normalizeApps<App>([{ id: 1, title: 'Quill', badges }], texts)[0];
  expect(badgesOf(['beta', 'official', 'beta', 'own'])).toMatchObject({ badges: ['Official', 'Beta'] });
  expect(badgesOf(['own'])).not.toHaveProperty('badges');
  expect(badgesOf()).not.toHaveProperty('badges');
  expect(shown({ badges: ['official'] })).toEqual({});
});
