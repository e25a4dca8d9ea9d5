import { language } from '@/texts/language';
import { downloadsValue } from './downloads';
import { ratingScore } from './rating-score';
import type { App } from './schema';
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

/** What apps are sorted by: descending, and those without it last. */
const values = {
  newest: ({ added }) => (added ? Date.parse(added) : undefined),
  updated: ({ updated }) => (updated ? Date.parse(updated) : undefined),
  downloads: ({ downloads }) => (downloads === undefined ? undefined : downloadsValue(downloads)),
  rating: ({ ratingScore }) => ratingScore,
  reviews: ({ reviews }) => reviews,
} satisfies Partial<Record<ListOrder, (app: Omit<ListedApp, 'id' | 'title'>) => number | undefined>>;

/** The orders that a list of apps can have: by a value only if it differs. */
export function listOrders(apps: readonly Partial<App>[]): ListOrder[] {
  const listed = apps.map((app) => ({ ...app, ratingScore: ratingScore(app) }));
  return LIST_ORDERS.filter((order) => {
    if (order === 'catalogue' || order === 'title') return true;
    return new Set(listed.map(values[order])).size > 1;
  });
}

/** Orders texts as a dictionary of the language of the site. `1` comes before `10`. */
export function dictionaryOrder(): (one: string, two: string) => number {
  return new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare;
}

/**
 * Sorts apps.
 *
 * @param apps In the order of the catalogue. Equal ones keep that order.
 * @returns A new list, or the same one for the order of the catalogue.
 */
export function orderApps(apps: readonly ListedApp[], order: ListOrder): readonly ListedApp[] {
  if (order === 'catalogue') return apps;
  if (order === 'title') {
    const compare = dictionaryOrder();
    return [...apps].sort((a, b) => compare(a.title, b.title));
  }
  const rank = values[order];
  // Of two apps without a value, the difference is NaN, which keeps their order.
  return apps
    .map((app) => ({ app, value: rank(app) ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.value - a.value)
    .map(({ app }) => app);
}
