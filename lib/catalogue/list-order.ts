import { downloadsValue } from './downloads';
import type { ListedApp } from './views';

/** The orders of the listing. `catalogue` is the order of the file. */
export const LIST_ORDERS = [
  'catalogue',
  'newest',
  'updated',
  'downloads',
  'rating',
  'reviews',
  'title',
] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];

/** The orders that a list of apps can have: those by dates only if an app has such a date. */
export function listOrders(apps: readonly Pick<ListedApp, 'added' | 'updated'>[]): ListOrder[] {
  const hasAdded = apps.some(({ added }) => added !== undefined);
  const hasUpdated = apps.some(({ updated }) => updated !== undefined);
  return LIST_ORDERS.filter(
    (order) => (order !== 'newest' || hasAdded) && (order !== 'updated' || hasUpdated),
  );
}

/** What apps are sorted by: descending. */
const values: Record<Exclude<ListOrder, 'catalogue' | 'title'>, (app: ListedApp) => number> = {
  newest: ({ added }) => dateValue(added),
  updated: ({ updated }) => dateValue(updated),
  downloads: ({ downloads }) => downloadsValue(downloads),
  rating: ({ ratingScore }) => ratingScore,
  reviews: ({ reviews }) => reviews,
};

/**
 * Sorts apps.
 *
 * @param apps In the order of the catalogue. Equal ones keep that order.
 * @returns A new list, or the same one for the order of the catalogue.
 */
export function orderApps(apps: readonly ListedApp[], order: ListOrder): readonly ListedApp[] {
  if (order === 'catalogue') return apps;
  if (order === 'title') {
    // The order of a dictionary, in any script. `1` comes before `10`.
    const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
    return [...apps].sort((a, b) => compare(a.title, b.title));
  }
  const rank = values[order];
  return apps
    .map((app) => ({ app, value: rank(app) }))
    .sort((a, b) => b.value - a.value)
    .map(({ app }) => app);
}

/** A number that is greater for a later date. Less than those of all dates if there is none. */
function dateValue(date?: string): number {
  return Number(date?.replaceAll('-', '') ?? -1);
}
