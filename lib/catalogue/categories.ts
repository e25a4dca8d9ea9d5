import { groupByName, indexNames, type Named } from './names';
import { oncePerList } from './once-per-list';
import type { App } from './schema';

/** A category of the catalogue. Spellings of one name are one category. */
export type Category = Named;

type Categorized = Pick<App, 'categories'>;

/** All categories of a catalogue. */
export interface CategoryIndex {
  /** In the order of their first app. */
  categories: Category[];
  /** Finds the categories of an app of the catalogue. Unique, in its order. */
  categoriesOf: (app: Categorized) => Category[];
}

/** The categories of a catalogue. */
export function indexCategories(apps: readonly Categorized[]): CategoryIndex {
  const names = apps.flatMap(({ categories = [] }) => categories);
  const { all, find } = indexNames(names, 'category');
  return { categories: all, categoriesOf: ({ categories = [] }) => [...new Set(categories.map(find))] };
}

/** The apps of each category, in the order of their first app. */
export function groupByCategory<T extends Categorized>(
  apps: readonly T[],
): { category: Category; apps: T[] }[] {
  const { categories, categoriesOf } = indexCategories(apps);
  return groupByName(categories, apps, categoriesOf).map(({ named, apps }) => ({ category: named, apps }));
}

const appsBySlug = oncePerList(
  (apps: readonly Categorized[]) =>
    new Map(groupByCategory(apps).map(({ category, apps }) => [category.slug, apps])),
);

const NONE: readonly never[] = [];

/**
 * The apps of a category, in the order of the catalogue: the same list each time, so that a search prepares it once.
 *
 * @returns Empty for a slug that no category has.
 */
export function appsOfCategory<T extends Categorized>(apps: readonly T[], slug: string): readonly T[] {
  return (appsBySlug(apps).get(slug) ?? NONE) as readonly T[];
}
