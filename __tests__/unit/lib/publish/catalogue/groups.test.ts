import type { Kind } from '@/lib/catalogue/names';
import { readGroup, readGroups, readHomeCollections, readRelated } from '@/lib/publish/catalogue/groups';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { buildApp } from '../../../../fixtures/apps';
import { catalogue } from '../../../../fixtures/site/catalogue';

jest.mock('@/lib/publish/catalogue/read', () => ({ readCatalogue: jest.fn() }));

beforeEach(() => jest.mocked(readCatalogue).mockReturnValue([...catalogue]));

test.each<[Kind, number]>([
  ['developer', 10],
  ['category', 5],
  ['collection', 3],
])('finds a %s by slug, as in a path and percent-encoded', (kind, minimum) => {
  const groups = readGroups(kind);
  expect(groups.length).toBeGreaterThan(minimum);
  for (const group of groups) {
    expect(group.apps.length).toBeGreaterThan(0);
    for (const segment of [group.slug, encodeURIComponent(group.slug)])
      expect(readGroup(kind, segment)).toBe(group);
  }
  expect(readGroup(kind, 'nobody')).toBeUndefined();
});

test('the other apps of a developer are sorted by downloads, and are not once more among the similar ones', () => {
  const [app] = catalogue;
  const { developer, ofDeveloper, similar } = readRelated(app!);
  expect(developer).toMatchObject({ name: 'Fjordline', slug: 'fjordline' });
  expect(ofDeveloper).toHaveLength(4);
  expect(ofDeveloper).not.toContain(app);
  for (const other of ofDeveloper) expect(other.companyName).toBe('Fjordline');
  const downloads = ofDeveloper.map((other) => Number(other.downloads));
  expect(downloads).toEqual([...downloads].sort((a, b) => b - a));
  for (const other of ofDeveloper) expect(similar).not.toContain(other);
});

test('an app of the only developer has similar apps, too', () => {
  const apps = Array.from({ length: 8 }, (_, index) =>
    buildApp({ id: index + 1, downloads: 8 - index, categories: [index % 2 ? 'Music' : 'Books'] }),
  );
  jest.mocked(readCatalogue).mockReturnValueOnce(apps);
  const { ofDeveloper, similar } = readRelated(apps[0]!);
  expect(ofDeveloper.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(similar.map(({ id }) => id)).toContain(7);
  for (const { id } of similar) expect([1, 2, 3, 4, 5]).not.toContain(id);
});

test('in development, where each read gives other objects, finds the same apps', () => {
  const [app] = catalogue;
  const expected = readRelated(app!);
  jest.mocked(readCatalogue).mockImplementation(() => structuredClone([...catalogue]));
  expect(readRelated(structuredClone(app!))).toEqual(expected);
});

test('collections are in the order of the site, and those that it does not declare are last', () => {
  expect(readGroups('collection').map(({ name }) => name)).toEqual([
    'Start here',
    'For the garden',
    'Short trips',
    'Signs & Letters',
  ]);
  const { collections } = readRelated(catalogue.find(({ id }) => id === 79)!);
  expect(collections.map(({ slug }) => slug)).toEqual(['start-here', 'for-the-garden', 'short-trips']);
});

test('home shows the collections that the site chooses and that have apps, with their first eight apps', () => {
  const shown = readHomeCollections();
  expect(shown.map(({ name, text, apps }) => [name, text, apps.length])).toEqual([
    ['Start here', 'Ten apps for the first day by the water.', 8],
    ['Short trips', 'There and back in an afternoon.', 2],
  ]);
  const ids = shown[0]!.apps.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});
