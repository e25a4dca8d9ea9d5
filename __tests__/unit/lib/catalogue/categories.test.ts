import { appsOfCategory } from '@/lib/catalogue/categories';

test('finds the apps of a category by its slug, as the same list each time', () => {
  const list = [['Tools'], ['Games'], ['TOOLS']].map((categories, id) => ({ id, categories }));
  expect(appsOfCategory(list, 'tools').map(({ id }) => id)).toEqual([0, 2]);
  expect(appsOfCategory(list, 'tools')).toBe(appsOfCategory(list, 'tools'));
  expect(appsOfCategory(list, '__proto__')).toEqual([]);
});
