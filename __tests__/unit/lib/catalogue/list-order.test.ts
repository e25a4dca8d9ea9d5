import { LIST_ORDERS, listOrders, orderApps } from '@/lib/catalogue/list-order';
import { toListedApp } from '@/lib/catalogue/views';
import { compareIds } from '@/lib/id';
import { buildApp } from '../../../fixtures/apps';
import { fc } from '../../../fixtures/properties';

const votes = (count: number) => [{ name: '5 star', count }];
const apps = [
  buildApp({
    id: 1,
    title: 'quill 10',
    downloads: '1M+',
    reviews: 5,
    ratings: votes(1),
    added: '0000-01-01',
    updated: '2026-11-20',
  }),
  buildApp({
    id: 2,
    title: 'Émile',
    downloads: 2_000_000,
    reviews: 9,
    ratings: votes(900),
    added: '9999-12-31',
  }),
  buildApp({
    id: 3,
    title: 'Quill 9',
    downloads: 1_000_000,
    reviews: 5,
    ratings: votes(30),
    updated: '2026-11-21',
  }),
].map(toListedApp);

test.each([
  ['catalogue', [1, 2, 3]],
  ['newest', [2, 1, 3]],
  ['updated', [3, 1, 2]],
  ['downloads', [2, 1, 3]],
  ['rating', [2, 3, 1]],
  ['reviews', [2, 1, 3]],
  ['title', [2, 3, 1]],
] as const)('%s', (order, ids) => {
  expect(orderApps(apps, order).map(({ id }) => id)).toEqual(ids);
});

test('equal apps keep the order of the catalogue, in every order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2), { maxLength: 30 }), fc.constantFrom(...LIST_ORDERS), (kinds, order) => {
      const list = kinds.map((kind, id) => ({ ...apps[kind]!, id }));
      const sorted = orderApps(list, order);
      expect(sorted.map(({ id }) => id).sort(compareIds)).toEqual(list.map(({ id }) => id));
      for (const kind of apps) {
        const ids = sorted.filter(({ title }) => title === kind.title).map(({ id }) => id);
        expect(ids).toEqual([...ids].sort(compareIds));
      }
    }),
  );
});

test.each(['downloads', 'reviews', 'rating'] as const)('apps without %s are last', (order) => {
  const [one, two, three] = apps.map((app) => ({ ...app, ratingScore: 1 }));
  const { downloads, reviews, ratingScore, ...without } = one!;
  expect(orderApps([without, two!, three!], order).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('a list whose apps are alike has the order of the catalogue and of titles only', () => {
  const app = buildApp({ added: '2026-11-20', updated: '2026-11-20' });
  expect(listOrders([app])).toEqual(['catalogue', 'title']);
  expect(listOrders([app, { ...app, id: 2, title: 'Quill' }])).toEqual(['catalogue', 'title']);
});

test('apps of one average differ by their votes', () => {
  const [one, two] = [buildApp({ ratings: votes(1) }), buildApp({ ratings: votes(30) })];
  expect(listOrders([one, two])).toEqual(['catalogue', 'rating', 'title']);
});

test.each([
  [{}, []],
  [{ added: '2026-11-20' }, ['newest']],
  [{ updated: '2026-11-20' }, ['updated']],
  [{ added: '2026-11-20', updated: '2026-11-20' }, ['newest', 'updated']],
])('a list with %j can have the orders by date %j', (dates, expected) => {
  const orders = listOrders([buildApp(), buildApp(dates)]);
  expect(orders.filter((order) => order === 'newest' || order === 'updated')).toEqual(expected);
  expect(orders).toHaveLength(2 + expected.length);
});
