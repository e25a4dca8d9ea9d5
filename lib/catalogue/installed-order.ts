import type { AppId } from '@/lib/id';
import { listOrders } from './list-order';
import { sortByDownloads } from './select';
import type { ListedApp } from './views';

/** The orders of the installed list. `none` is the order of the catalogue, and `high-low` the one by most downloads. */
export const INSTALLED_ORDERS = ['none', 'high-low', 'low-high', 'installed', 'updated'] as const;

export type InstalledOrder = (typeof INSTALLED_ORDERS)[number];

/** The orders that an installed list can have: by a field only if it differs in the catalogue. */
export function installedOrders(apps: Parameters<typeof listOrders>[0]): InstalledOrder[] {
  const possible = listOrders(apps);
  return INSTALLED_ORDERS.filter((order) => {
    if (order === 'none' || order === 'installed') return true;
    return possible.includes(order === 'updated' ? 'updated' : 'downloads');
  });
}

/**
 * Sorts the installed apps.
 *
 * @param apps In the order of the catalogue. Equal ones keep that order.
 * @param ids The installed list, oldest first.
 * @returns A new list.
 */
export function orderInstalled(
  apps: readonly ListedApp[],
  ids: readonly AppId[],
  order: InstalledOrder,
): readonly ListedApp[] {
  // Not by `orderApps`, which knows the orders of all lists: this is in the first load of the installed list.
  if (order === 'updated')
    return [...apps].sort(({ updated: a = '' }, { updated: b = '' }) => (a === b ? 0 : a < b ? 1 : -1));
  if (order !== 'installed') return sortByDownloads(apps, order);
  const places = new Map(ids.map((id, index) => [id, index]));
  return [...apps].sort((a, b) => (places.get(b.id) ?? 0) - (places.get(a.id) ?? 0));
}
