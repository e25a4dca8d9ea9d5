import { appsOfGroup } from '@/lib/catalogue/groups';

const list = [['Tools'], ['Games'], ['TOOLS']].map((categories, id) => ({
  id,
  categories,
  companyName: id === 0 ? 'Fjordline' : 'Tools',
}));

test('finds the apps of a category by its slug, as the same list each time', () => {
  const tools = { kind: 'category', slug: 'tools' } as const;
  expect(appsOfGroup(list, tools).map(({ id }) => id)).toEqual([0, 2]);
  expect(appsOfGroup(list, tools)).toBe(appsOfGroup(list, tools));
  expect(appsOfGroup(list, { kind: 'category', slug: '__proto__' })).toEqual([]);
});

test('finds the apps of a developer, and not those of a category with the name', () => {
  expect(appsOfGroup(list, { kind: 'developer', slug: 'tools' }).map(({ id }) => id)).toEqual([1, 2]);
});
