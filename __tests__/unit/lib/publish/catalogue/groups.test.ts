import type { Kind } from '@/lib/catalogue/names';
import { readAround, readGroup, readGroups } from '@/lib/publish/catalogue/groups';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { catalogue } from '../../../../fixtures/site/catalogue';

jest.mock('@/lib/publish/catalogue/read', () => ({ readCatalogue: jest.fn() }));

beforeEach(() => jest.mocked(readCatalogue).mockResolvedValue([...catalogue]));

test.each<[Kind, number]>([
  ['developer', 10],
  ['category', 5],
])('finds a %s by slug, as in a path and percent-encoded', async (kind, minimum) => {
  const groups = await readGroups(kind);
  expect(groups.length).toBeGreaterThan(minimum);
  for (const group of groups) {
    expect(group.apps.length).toBeGreaterThan(0);
    for (const segment of [group.slug, encodeURIComponent(group.slug)])
      expect(await readGroup(kind, segment)).toBe(group);
  }
  expect(await readGroup(kind, 'nobody')).toBeUndefined();
});

test('the other apps of a developer are sorted by downloads, and are not among the similar ones', async () => {
  const [app] = catalogue;
  const { developer, ofDeveloper, similar } = await readAround(app!);
  expect(developer).toEqual({ name: 'Fjordline', slug: 'fjordline' });
  expect(ofDeveloper).toHaveLength(4);
  expect(ofDeveloper).not.toContain(app);
  for (const other of ofDeveloper) expect(other.companyName).toBe('Fjordline');
  const downloads = ofDeveloper.map((other) => Number(other.downloads));
  expect(downloads).toEqual([...downloads].sort((a, b) => b - a));
  for (const other of similar) expect(other.companyName).not.toBe('Fjordline');
});

test('in development, where each read gives other objects, finds the same apps', async () => {
  const [app] = catalogue;
  const expected = await readAround(app!);
  jest.mocked(readCatalogue).mockImplementation(async () => structuredClone([...catalogue]));
  expect(await readAround(structuredClone(app!))).toEqual(expected);
});
