import { diffCatalogues } from '@/lib/editor/diff/diff';
import { buildApp } from '../../../../fixtures/apps';

const app = (id: number, companyName: string) => buildApp({ id, title: `App ${id}`, companyName });
const inCategories = (id: number, ...categories: string[]) =>
  buildApp({ id, title: `App ${id}`, categories });

const base = [app(1, 'Quill & Co'), app(2, 'Quill & Co'), app(3, 'Quill & Co'), app(4, 'Nest')];

/** @example 'developer /apps/developers/nest -> Wren (2), Plover (1)' */
const removedOf = (...versions: Parameters<typeof diffCatalogues>) =>
  diffCatalogues(...versions).removedPages.map(({ kind, url, newNames }) =>
    `${kind} ${url} -> ${newNames.map(({ name, count }) => `${name} (${count})`).join(', ')}`.trimEnd(),
  );

test('a renamed developer loses the page of the old name', () => {
  const head = [app(1, 'Wren'), app(2, 'Plover'), app(3, 'Plover'), app(4, 'Nest')];
  expect(removedOf(base, head)).toEqual(['developer /apps/developers/quill-co -> Plover (2), Wren (1)']);
});

test('a renamed category does, too: its apps have the names that they did not have before', () => {
  const before = [inCategories(1, 'Звук', 'Tools'), inCategories(2, 'Tools', 'Звук'), inCategories(3, 'Art')];
  const after = [inCategories(1, 'Music', 'Tools'), inCategories(2, 'Tools', 'Music', 'Radio'), before[2]!];
  const url = `/apps/categories/${encodeURIComponent('звук')}`;
  expect(removedOf(before, after)).toEqual([`category ${url} -> Music (2), Radio (1)`]);
  expect(removedOf(before, [...after.slice(0, 2), inCategories(3, 'Tools')])).toEqual([
    `category ${url} -> Music (2), Radio (1)`,
    'category /apps/categories/art -> Tools (1)',
  ]);
});

test('a developer whose apps are removed, or whose ids are those of other apps, has no new name', () => {
  const newcomer = buildApp({ id: 4, title: 'New', companyName: 'Newcomer' });
  expect(removedOf(base, [...base.slice(0, 3), newcomer])).toEqual(['developer /apps/developers/nest ->']);
  expect(removedOf(base, base.slice(3))).toEqual(['developer /apps/developers/quill-co ->']);
});

test('the page stays while a developer or a category has an app', () => {
  expect(removedOf(base, [app(1, 'Wren'), ...base.slice(1)])).toEqual([]);
  const twins = [inCategories(1, 'Art'), inCategories(2, 'art')];
  expect(removedOf(twins, [inCategories(1, 'Music'), twins[1]!])).toEqual([]);
});
