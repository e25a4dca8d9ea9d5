import { appsInList, sortByDownloads, spread, unlistedIds } from '@/lib/catalogue/select';
import { buildApps } from '../../../fixtures/apps';

describe('sortByDownloads', () => {
  const apps = Object.freeze([
    { id: 1, downloads: 500 },
    { id: 2, downloads: '1.5K+' },
    { id: 3, downloads: 20 },
    { id: 4, downloads: '500' },
    { id: 5, downloads: '9' },
  ]);

  test.each([
    ['none', [1, 2, 3, 4, 5]],
    ['high-low', [2, 1, 4, 3, 5]],
    ['low-high', [5, 3, 1, 4, 2]],
  ] as const)('sorts by value, and keeps the order of equal values: %s', (order, ids) => {
    expect(sortByDownloads(apps, order).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['none', [1, 2, 3, 4, 5]],
    ['high-low', [4, 2, 5, 1, 3]],
    ['low-high', [5, 2, 4, 1, 3]],
  ] as const)('keeps apps without downloads in their order, last in an order by value: %s', (order, ids) => {
    const some = [{ id: 1 }, { id: 2, downloads: 20 }, { id: 3 }, { id: 4, downloads: '1K' }];
    expect(sortByDownloads([...some, { id: 5, downloads: 0 }], order).map(({ id }) => id)).toEqual(ids);
  });
});

describe('appsInList', () => {
  test('returns apps in the order of the catalogue, not of the installations', () => {
    expect(appsInList(buildApps(5), [4, 1, 3]).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  test('ignores ids that the catalogue no longer lists', () => {
    expect(appsInList(buildApps(2), [99, 2, 404]).map(({ id }) => id)).toEqual([2]);
  });
});

test('unlistedIds returns the ids that the catalogue does not list, in the order of the list', () => {
  expect(unlistedIds(buildApps(2), [99, 2, 4, 1])).toEqual([99, 4]);
  expect(unlistedIds(buildApps(2), [1])).toEqual([]);
});

test.each([
  [2, [0, 3]],
  [3, [0, 2, 4]],
  [6, [0, 1, 2, 3, 4, 5]],
  [200, [0, 1, 2, 3, 4, 5]],
])('spreads %d entries over a list', (count, expected) => {
  expect(spread([0, 1, 2, 3, 4, 5], count)).toEqual(expected);
});
