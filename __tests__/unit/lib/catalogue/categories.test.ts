import { appsOfCategory, groupByCategory, indexCategories } from '@/lib/catalogue/categories';
import { fc } from '../../../fixtures/properties';

const apps = (...lists: (string[] | undefined)[]) => lists.map((categories, id) => ({ id, categories }));
const slugsOf = (...names: string[]) =>
  indexCategories(apps(...names.map((name) => [name]))).categories.map(({ slug }) => slug);

test('an app without categories has none', () => {
  const list = apps(undefined);
  expect(indexCategories(list).categoriesOf(list[0]!)).toEqual([]);
  expect(groupByCategory(list)).toEqual([]);
});

test('spellings of one name are one category, with the first spelling', () => {
  const list = apps(['Photo & Video'], ['photo video', 'Tools'], ['PHOTO/VIDEO!', 'Photo-Video']);
  const groups = groupByCategory(list).map(({ category, apps }) => [category, apps.map(({ id }) => id)]);
  expect(groups).toEqual([
    [{ name: 'Photo & Video', slug: 'photo-video' }, [0, 1, 2]],
    [{ name: 'Tools', slug: 'tools' }, [1]],
  ]);
});

test('an app has its categories in its own order', () => {
  const { categoriesOf } = indexCategories(apps(['Tools', 'Games']));
  expect(categoriesOf({ categories: ['games', 'Tools', 'GAMES'] }).map(({ name }) => name)).toEqual([
    'Games',
    'Tools',
  ]);
});

test('names that mean something in paths or objects have safe slugs', () => {
  const slugs = slugsOf('..', 'index', '__proto__', 'constructor', '/', '🦜');
  expect(slugs.slice(1, 4)).toEqual(['category-index', 'proto', 'constructor']);
  for (const slug of [slugs[0], slugs[4], slugs[5]]) expect(slug).toMatch(/^category-[a-z0-9]+$/);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('a slug does not depend on the other categories', () => {
  expect(slugsOf('Weather', 'Tools', 'Books')).toContain(slugsOf('Tools')[0]);
});

test('finds the apps of a category by its slug, as the same list each time', () => {
  const list = apps(['Tools'], ['Games'], ['TOOLS']);
  expect(appsOfCategory(list, 'tools').map(({ id }) => id)).toEqual([0, 2]);
  expect(appsOfCategory(list, 'tools')).toBe(appsOfCategory(list, 'tools'));
  expect(appsOfCategory(list, '__proto__')).toEqual([]);
});

test('any names have unique slugs that are one part of a path, and each app is in its categories', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(names), (lists) => {
      const list = apps(...lists);
      const groups = groupByCategory(list);
      const slugs = groups.map(({ category }) => category.slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
      const { categoriesOf } = indexCategories(list);
      for (const { category, apps } of groups)
        expect(apps).toEqual(
          list.filter((app) => categoriesOf(app).some(({ name }) => name === category.name)),
        );
    }),
  );
});
