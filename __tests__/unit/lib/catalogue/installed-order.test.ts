import { INSTALLED_ORDERS, installedOrders, orderInstalled } from '@/lib/catalogue/installed-order';
import { toListedApp } from '@/lib/catalogue/views';
import { buildApp } from '../../../fixtures/apps';

const apps = [
  buildApp({ id: 1, downloads: 10, updated: '2026-11-02' }),
  buildApp({ id: 2, downloads: 30 }),
  buildApp({ id: 3, downloads: 20, updated: '2026-11-20' }),
].map(toListedApp);

test.each([
  ['none', [1, 2, 3]],
  ['high-low', [2, 3, 1]],
  ['low-high', [1, 3, 2]],
  ['installed', [3, 2, 1]],
  ['updated', [3, 1, 2]],
] as const)('sorts by %s', (order, ids) => {
  expect(orderInstalled(apps, [1, 2, 4000, 3], order).map(({ id }) => id)).toEqual(ids);
});

test('apps that were updated on one day, or are not known to be, keep the order of the catalogue', () => {
  const updated = [undefined, '2026-11-20', undefined, '2026-11-20', '2026-11-25'];
  const list = updated.map((day, id) => toListedApp(buildApp({ id, ...(day && { updated: day }) })));
  expect(orderInstalled(list, [], 'updated').map(({ id }) => id)).toEqual([4, 1, 3, 0, 2]);
});

test('returns a new list', () => {
  for (const order of INSTALLED_ORDERS) expect(orderInstalled(apps, [1, 2, 3], order)).not.toBe(apps);
});

test('has an order by a field only if it differs', () => {
  expect(installedOrders([])).toEqual(['none', 'installed']);
  expect(installedOrders([{}, { downloads: 0 }])).toEqual(['none', 'high-low', 'low-high', 'installed']);
  expect(installedOrders([{}, { updated: '2026-11-20' }])).toEqual(['none', 'installed', 'updated']);
  expect(installedOrders([{ downloads: 1 }, { downloads: 1 }])).toEqual(['none', 'installed']);
});
