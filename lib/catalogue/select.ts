import type { AppId } from '@/lib/id';
import { downloadsValue } from './downloads';

/** Number of the first apps of the catalogue that the home page shows. */
export const TRENDING_COUNT = 8;

/** At most `count` entries of a list, at equal distances, in its order. */
export function spread<T>(list: readonly T[], count: number): T[] {
  const bucketOf = (index: number) => Math.floor((index * count) / list.length);
  return list.filter((_, index) => bucketOf(index) !== bucketOf(index - 1));
}

/** Returns a new list, sorted by downloads. Apps with equal downloads keep their order. Apps without them are last. */
export function sortByDownloads<T extends { downloads?: number | string }>(
  apps: readonly T[],
  order: 'none' | 'high-low' | 'low-high',
): T[] {
  if (order === 'none') return [...apps];
  const sign = order === 'high-low' ? -1 : 1;
  const rank = ({ downloads }: T) =>
    downloads === undefined ? Number.POSITIVE_INFINITY : sign * downloadsValue(downloads);
  // Of two apps without downloads, the difference is NaN, which keeps their order.
  return [...apps].sort((a, b) => rank(a) - rank(b));
}

/** The apps whose ids are in a list, in the order of the catalogue. Ignores ids that the catalogue does not list. */
export function appsInList<T extends { id: AppId }>(apps: readonly T[], ids: readonly AppId[]): T[] {
  const wanted = new Set(ids);
  return apps.filter((app) => wanted.has(app.id));
}

/** The ids of a list that the catalogue does not list, in the order of the list. */
export function unlistedIds(apps: readonly { id: AppId }[], ids: readonly AppId[]): AppId[] {
  const listed = new Set(apps.map(({ id }) => id));
  return ids.filter((id) => !listed.has(id));
}
