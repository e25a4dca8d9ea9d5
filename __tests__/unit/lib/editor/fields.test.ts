import { APP_FIELDS, NESTED_FIELDS } from '@/lib/catalogue/schema';
import { FIELDS, type Field, isDate, newApp, parseTyped } from '@/lib/editor/fields';

const field = (name: string) => FIELDS.find((field) => field.name === name) as Field;

test('are those of the schema, in its order, each with a label and a hint', () => {
  expect(FIELDS.map(({ name }) => name)).toEqual(APP_FIELDS);
  for (const { label, hint } of FIELDS) {
    expect(label).not.toBe('');
    expect(hint).not.toBe('');
  }
});

test.each([
  ['links', NESTED_FIELDS.links],
  ['status', NESTED_FIELDS.status],
])('of the group %s are those of the schema', (name, names) => {
  expect(field(name).kind).toBe('group');
  expect(field(name).fields?.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['ratings', NESTED_FIELDS.ratings, true],
  ['screenshots', NESTED_FIELDS.screenshots, false],
])('of an entry of %s are those of the schema', (name, names, isRequired) => {
  expect(field(name)).toMatchObject({ kind: 'list', isRequired });
  expect(field(name).entry?.fields?.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['id', 'number'],
  ['image', 'picture'],
  ['title', 'text'],
  ['description', 'paragraphs'],
  ['downloads', 'downloads'],
  ['added', 'date'],
  ['categories', 'list'],
])('%s is of the kind %s', (name, kind) => {
  expect(field(name).kind).toBe(kind);
});

test('have the limits of lists', () => {
  expect(field('categories')).toMatchObject({ maxItems: 3 });
  expect(field('screenshots')).toMatchObject({ maxItems: 8 });
});

test('of a new app are all that are required', () => {
  const required = FIELDS.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  expect(Object.keys(newApp(7))).toEqual(required);
  expect(newApp(7).id).toBe(7);
});

test.each([
  ['12', 12],
  [' 4.', 4],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', '9007199254740992'],
  ['-9007199254740993', '-9007199254740993'],
  ['9'.repeat(400), '9'.repeat(400)],
  ['5x', '5x'],
  [' ', undefined],
])('of a number, %s is read as %s', (typed, value) => {
  expect(parseTyped(field('reviews'), typed)).toBe(value);
});

test.each([
  ['title', ''],
  ['version', undefined],
])('%s without a text is %p', (name, value) => {
  expect(parseTyped(field(name), '')).toBe(value);
});

test.each([
  ['\\r\\n', 'One.\r\n\r\nTwo.', 'One.\r\n\r\nTwo. Three.'],
  ['\\n', 'One.\n\nTwo.', 'One.\n\nTwo. Three.'],
  ['both', 'One.\r\n\nTwo.', 'One.\n\nTwo. Three.'],
  ['none', 'One.', 'One.\n\nTwo. Three.'],
])('a text whose lines end with %s is typed', (_, before, after) => {
  expect(parseTyped(field('description'), 'One.\n\nTwo. Three.', before)).toBe(after);
});

test.each([
  ['2026-11-20', true],
  ['2024-13-45', false],
  ['2026-02-29', false],
  ['', false],
])('whether %p is a date: %p', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
