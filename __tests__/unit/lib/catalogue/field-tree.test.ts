import { APP, FIELDS, fieldAt, shapeOf, textsIn } from '@/lib/catalogue/field-tree';
import { buildFullApp } from '../../../fixtures/apps';

test.each([
  [[], 'list'],
  [[0], 'group'],
  [[0, 'id'], 'id'],
  [[0, 'image'], 'picture'],
  [[0, 'title'], 'text'],
  [[0, 'description'], 'paragraphs'],
  [[0, 'downloads'], 'downloads'],
  [[0, 'ratingAvg'], 'decimal'],
  [[0, 'added'], 'date'],
  [[0, 'categories'], 'list'],
  [[0, 'categories', 2], 'text'],
  [[0, 'links', 'support'], 'link'],
  [[0, 'ratings', 1, 'count'], 'count'],
  [[0, 'price'], 'price'],
  [[0, 'price', 'amount'], 'decimal'],
])('the field at %j is of the kind %s', (path, kind) => {
  expect(fieldAt(path)?.kind).toBe(kind);
});

test.each([
  ['an unknown field', [0, 'titel']],
  ['a name of an object', [0, 'constructor']],
  ['an entry of a text', [0, 'title', 1]],
])('there is no field for %s', (_, path) => {
  expect(fieldAt(path)).toBeUndefined();
});

test.each([
  [{ image: '/q.png' }, ['image', 'alt']],
  [{ video: '/q.webm', alt: 'Q' }, ['video', 'poster', 'alt']],
  [{ alt: 'Q' }, ['image', 'alt']],
  ['Q', ['image', 'alt']],
])('the fields of the screenshot %j are %j', (value, names) => {
  const entry = fieldAt([0, 'screenshots', 0])!;
  expect(shapeOf(entry, value).fields!.map(({ name }) => name)).toEqual(names);
});

test('lists have their limits', () => {
  expect(fieldAt([0, 'categories'])?.maxItems).toBeUndefined();
  expect(fieldAt([0, 'screenshots'])).toMatchObject({ maxItems: 8 });
  expect(fieldAt([0, 'ratings'])?.maxItems).toBeUndefined();
});

test('finds every text that people write, and no id, number, date, path or URL', () => {
  const app = buildFullApp();
  const found = [...textsIn(APP, app, [3])];
  const names = new Set(found.map(({ path }) => path.filter((key) => typeof key === 'string').join('.')));
  expect([...names]).toEqual([
    'title',
    'companyName',
    'summary',
    'description',
    'ratings.name',
    'license',
    'price.currency',
    'platforms',
    'languages',
    'badges',
    'categories',
    'collections',
    'version',
    'changes',
    'versions.version',
    'versions.changes',
    'keywords',
    'screenshots.alt',
    'status.deprecated',
    'alternativeTo',
  ]);
  expect(found[0]).toEqual({ path: [3, 'title'], text: app.title });
});

test('skips what has another type than the field', () => {
  const wrong = { title: 7, categories: 'Music', status: ['Old.'], ratings: [{ name: null }, 'Good'] };
  expect([...textsIn(APP, wrong, [0])]).toEqual([]);
});

test('the app of the tests with all fields has each', () => {
  expect(FIELDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(buildFullApp()).sort());
});
