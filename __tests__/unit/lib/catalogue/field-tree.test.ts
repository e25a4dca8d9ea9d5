import * as z from 'zod/mini';
import { APP, FIELDS, fieldAt, shapeOf, textsIn } from '@/lib/catalogue/field-tree';
import { buildFullApp } from '../../../fixtures/apps';

test.each([
  [[], 'list'],
  [[0], 'group'],
  [[0, 'title'], 'text'],
  [[0, 'categories'], 'list'],
  [[0, 'categories', 2], 'text'],
  [[0, 'ratings', 1, 'count'], 'count'],
  [[0, 'price', 'amount'], 'decimal'],
])('the field at %j is of the kind %s', (path, kind) => {
  expect(fieldAt(path)?.kind).toBe(kind);
});

test.each([
  ['an unknown field', [0, 'titel']],
  ['a name of an object', [0, 'constructor']],
  ['an entry of a text', [0, 'title', 1]],
  ['a field of a text', [0, 'title', 'en']],
  ['an entry of an unknown field', [0, 'titles', 1]],
  ['a field of an unknown field', [0, 'titles', 'en']],
])('there is no field for %s', (_, path) => {
  expect(fieldAt(path)).toBeUndefined();
});

test.each([
  [[0], '', true],
  [[0, 'id'], 'id', true],
  [[0, 'links', 'get'], 'get', false],
  [[0, 'ratings', 1, 'count'], 'count', true],
])('the field at %j has the name %j, and whether it is required is %s', (path, name, isRequired) => {
  expect(fieldAt(path)).toMatchObject({ name, isRequired });
});

test('each app of the catalogue has the fields of an app', () => {
  expect(fieldAt([7])).toEqual(APP);
});

test('a field of the schema without words is an error', async () => {
  jest.resetModules();
  jest.doMock('@/lib/catalogue/schema', () => ({
    ...jest.requireActual('@/lib/catalogue/schema'),
    appSchema: z.object({}),
  }));
  await expect(import('@/lib/catalogue/field-tree')).rejects.toThrow('has no metadata');
});

test.each([
  [{ image: '/q.png' }, ['image', 'alt']],
  [{ video: '/q.webm', alt: 'Q' }, ['video', 'poster', 'alt']],
  [{ alt: 'Q' }, ['image', 'alt']],
  ['Q', ['image', 'alt']],
])('the fields of the screenshot %j are %j', (value, names) => {
  const entry = fieldAt([0, 'screenshots', 0])!;
  const shape = shapeOf(entry, value);
  expect(shape.name).toBe('');
  expect(shape.fields!.map(({ name }) => name)).toEqual(names);
});

test('a screenshot has the fields of all its shapes, each once', () => {
  expect(fieldAt([0, 'screenshots', 0])!.fields!.map(({ name }) => name)).toEqual([
    'image',
    'alt',
    'video',
    'poster',
  ]);
});

test('lists have their limits', () => {
  expect(fieldAt([0, 'screenshots'])).toMatchObject({ maxItems: 8 });
  for (const name of ['categories', 'ratings']) expect(fieldAt([0, name])).not.toHaveProperty('maxItems');
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

test('finds a price in words, and a text in each of its languages', () => {
  const app = { title: { en: 'Quill', de: 'Kiel' }, price: 'from 4 €', platforms: ['Web', { fr: 'Toile' }] };
  expect([...textsIn(APP, app, [0])]).toEqual([
    { path: [0, 'title', 'en'], text: 'Quill' },
    { path: [0, 'title', 'de'], text: 'Kiel' },
    { path: [0, 'price'], text: 'from 4 €' },
    { path: [0, 'platforms', 0], text: 'Web' },
    { path: [0, 'platforms', 1, 'fr'], text: 'Toile' },
  ]);
});

test('skips what has another type than the field', () => {
  const wrong = { title: 7, categories: 'Music', status: ['Old.'], ratings: [{ name: null }, 'Good'] };
  expect([...textsIn(APP, wrong, [0])]).toEqual([]);
});

test('the app of the tests with all fields has each', () => {
  expect(FIELDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(buildFullApp()).sort());
});
