import fc from 'fast-check';
import type { App } from '@/lib/catalogue/schema';
import { type CatalogueDiff, diffCatalogues, isEmptyDiff } from '@/lib/editor/diff/diff';
import { buildApp, buildApps } from '../../../../fixtures/apps';

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

/** The apps of base, with a diff carried out on them; by id, as a diff does not say where an app stands. */
function applied(base: readonly App[], diff: CatalogueDiff): Map<number, App> {
  const apps = new Map(base.map((each) => [each.id, each]));
  for (const { id } of diff.removed) apps.delete(id);
  for (const each of diff.added) apps.set(each.id, each);
  for (const { id, changes } of diff.changed)
    for (const { field, after } of changes) apps.set(id, { ...apps.get(id)!, [field]: after });
  return apps;
}

function copyOf(apps: readonly App[]): App[] {
  return JSON.parse(JSON.stringify(apps));
}

test('nothing differs between a catalogue and itself', () => {
  fc.assert(fc.property(catalogues, (apps) => isEmptyDiff(diffCatalogues(apps, copyOf(apps)))));
});

test('carried out on base, a diff gives head', () => {
  fc.assert(
    fc.property(catalogues, catalogues, (base, head) => {
      expect(applied(base, diffCatalogues(base, head))).toEqual(new Map(head.map((each) => [each.id, each])));
    }),
  );
});

test('the other way round, what was added is removed, and what was before is after', () => {
  fc.assert(
    fc.property(catalogues, catalogues, (base, head) => {
      const there = diffCatalogues(base, head);
      const back = diffCatalogues(head, base);
      expect(back.removed).toEqual(there.added);
      expect(back.added).toEqual(there.removed);
      expect(back.reordered).toBe(there.reordered);
      const turned = there.changed.flatMap(({ id, changes }) =>
        changes.map(({ field, before, after }) => ({ id, field, before: after, after: before })),
      );
      const flat = back.changed.flatMap(({ id, changes }) => changes.map((change) => ({ id, ...change })));
      expect(flat).toHaveLength(turned.length);
      expect(flat).toEqual(expect.arrayContaining(turned));
    }),
  );
});

test('only what differs is told', () => {
  fc.assert(
    fc.property(catalogues, catalogues, (base, head) => {
      for (const { changes } of diffCatalogues(base, head).changed) {
        expect(changes).not.toHaveLength(0);
        for (const { before, after } of changes) expect(before).not.toEqual(after);
      }
    }),
  );
});

test('apps are joined by id, whatever their titles, and named as they are called now', () => {
  const diff = diffCatalogues([buildApp({ id: 3, title: 'Quil' })], [buildApp({ id: 3, title: 'Quill' })]);
  expect(diff.changed).toEqual([
    { id: 3, title: 'Quill', changes: [{ field: 'title', before: 'Quil', after: 'Quill' }] },
  ]);
});

test('added and changed apps stand in the order of head, removed ones in that of base', () => {
  const [a, b, c, d, e, f] = buildApps(6) as [App, App, App, App, App, App];
  const diff = diffCatalogues([b, a, c, d], [f, { ...d, reviews: 1 }, e, { ...c, reviews: 1 }]);
  expect(diff.added.map(({ id }) => id)).toEqual([6, 5]);
  expect(diff.removed.map(({ id }) => id)).toEqual([2, 1]);
  expect(diff.changed.map(({ id }) => id)).toEqual([4, 3]);
  expect(diff.reordered).toBe(true);
});

test('an app put in between does not count as another order', () => {
  const [a, b, c] = buildApps(3) as [App, App, App];
  expect(diffCatalogues([a, c], [a, b, c]).reordered).toBe(false);
  expect(diffCatalogues([a, b, c], [a, c]).reordered).toBe(false);
  expect(diffCatalogues([a, b, c], [a, c, b])).toEqual({
    added: [],
    removed: [],
    changed: [],
    reordered: true,
  });
});
