import type { App } from '@/lib/catalogue/schema';
import { type CatalogueDiff, diffCatalogues } from '@/lib/editor/diff/diff';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { fc } from '../../../../fixtures/properties';

const app = (id: fc.Arbitrary<number>): fc.Arbitrary<App> =>
  fc.record({
    id,
    image: fc.constantFrom('/a.svg', '/b.svg'),
    title: fc.constantFrom('A', 'B'),
    companyName: fc.constantFrom('C', 'D'),
    description: fc.constantFrom('One.', 'Two.'),
    downloads: fc.oneof(fc.nat(2), fc.constantFrom('1K+', '2K+')),
    ratingAvg: fc.constantFrom(1, 2),
    reviews: fc.nat(2),
    ratings: fc.array(fc.record({ name: fc.constantFrom('x', 'y'), count: fc.nat(2) }), { maxLength: 2 }),
  });
const catalogues = fc.uniqueArray(app(fc.nat(12)), { selector: ({ id }) => id, maxLength: 10 });

/** Applies a diff to the apps of base. The result is by id, because a diff does not contain positions. */
function applied(base: readonly App[], diff: CatalogueDiff): Map<unknown, object> {
  const apps = new Map<unknown, object>(base.map((each) => [each.id, each]));
  for (const { id } of diff.removed) apps.delete(id);
  for (const each of [...diff.added, ...diff.replaced.map(({ after }) => after)]) apps.set(each.id, each);
  for (const { id, changes } of diff.changed)
    for (const { field, after } of changes) apps.set(id, { ...apps.get(id), [field]: after });
  return apps;
}

test('applied to base, results in head', () => {
  fc.assert(
    fc.property(catalogues, catalogues, (base, head) => {
      expect(applied(base, diffCatalogues(base, head))).toEqual(new Map(head.map((each) => [each.id, each])));
    }),
  );
});

test('matches apps by id, and names them by their title in head', () => {
  const diff = diffCatalogues([buildApp({ id: 3, title: 'Quil' })], [buildApp({ id: 3, title: 'Quill' })]);
  expect(diff.changed).toEqual([
    {
      id: 3,
      title: 'Quill',
      companyName: 'Fjordline',
      changes: [{ field: 'title', before: 'Quil', after: 'Quill' }],
    },
  ]);
});

test('an id whose title and developer both differ is that of another app', () => {
  const before = buildApp({ id: 3, title: 'Quill', companyName: 'Quill Ltd.' });
  const after = { ...before, title: 'Wren', companyName: 'Wren Ltd.' };
  expect(diffCatalogues([before], [after])).toMatchObject({
    replaced: [{ before, after }],
    changed: [],
    removedPages: [{ name: 'Quill Ltd.', newNames: [] }],
  });
  for (const same of [
    { ...after, title: 'quill ' },
    { ...after, companyName: 'Quill, Ltd' },
  ])
    expect(diffCatalogues([before], [same])).toMatchObject({ replaced: [], changed: [{ id: 3 }] });
});

test('lists added and changed apps in the order of head, and removed apps in that of base', () => {
  const [a, b, c, d, e, f] = buildApps(6) as [App, App, App, App, App, App];
  const diff = diffCatalogues([b, a, c, d], [f, { ...d, reviews: 1 }, e, { ...c, reviews: 1 }]);
  expect(diff.added.map(({ id }) => id)).toEqual([6, 5]);
  expect(diff.removed.map(({ id }) => id)).toEqual([2, 1]);
  expect(diff.changed.map(({ id }) => id)).toEqual([4, 3]);
  expect(diff.moved.map(({ app, from, to }) => [app.id, from, to])).toEqual([[4, 4, 2]]);
});
