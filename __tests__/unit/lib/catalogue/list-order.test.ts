import { LIST_ORDERS, orderApps } from '@/lib/catalogue/list-order';
import { toListedApp } from '@/lib/catalogue/to-card-app';
import { buildApp } from '../../../fixtures/apps';
import { fc } from '../../../fixtures/properties';

const votes = (count: number) => [{ name: '5 star', count }];
const apps = [
  buildApp({ id: 1, title: 'quill 10', downloads: '1M+', reviews: 5, ratings: votes(1) }),
  buildApp({ id: 2, title: 'Émile', downloads: 2_000_000, reviews: 9, ratings: votes(900) }),
  buildApp({ id: 3, title: 'Quill 9', downloads: 1_000_000, reviews: 5, ratings: votes(30) }),
].map(toListedApp);

test.each([
  ['catalogue', [1, 2, 3]],
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
      expect(sorted.map(({ id }) => id).sort((a, b) => a - b)).toEqual(list.map(({ id }) => id));
      for (const kind of apps) {
        const ids = sorted.filter(({ title }) => title === kind.title).map(({ id }) => id);
        expect(ids).toEqual([...ids].sort((a, b) => a - b));
      }
    }),
  );
});
