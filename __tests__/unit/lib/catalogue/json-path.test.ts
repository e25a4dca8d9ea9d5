import { appName, isEqual, isObject, jsonOf, valueAt } from '@/lib/catalogue/json-path';

describe('valueAt', () => {
  const file = [{ id: 3, ratings: [{ count: 12 }], image: null }];

  test.each([
    [[], file],
    [[0, 'id'], 3],
    [[0, 'ratings', 0, 'count'], 12],
    [[0, 'image'], null],
  ])('returns the value at %j', (path, value) => {
    expect(valueAt(file, path)).toEqual(value);
  });

  test.each([
    ['beyond the end of a list', [1]],
    ['of a missing field', [0, 'title']],
    ['below a number', [0, 'id', 'toString']],
    ['below null', [0, 'image', 'src']],
    ['below a missing value', [1, 'ratings', 0]],
    ['of an inherited property', [0, 'constructor']],
  ])('returns undefined for a path %s', (_title, path) => {
    expect(valueAt(file, path)).toBeUndefined();
  });
});

describe('appName', () => {
  test.each([
    ['id and title', { id: 3, title: 'Quill' }, '3 "Quill"'],
    ['the id alone', { id: 3, title: 7 }, '3'],
    ['an id of the wrong type', { id: 'three' }, 'three'],
    ['the title alone, with its quotes escaped', { id: null, title: 'The "Q"' }, '"The \\"Q\\""'],
    ['the title alone, if the id is empty', { id: '', title: 'Quill' }, '"Quill"'],
    ['its position', {}, 'at position 2'],
    [
      'the title alone, if JSON contains a number that is too large',
      { id: Number.POSITIVE_INFINITY, title: 'Quill' },
      '"Quill"',
    ],
    ['its position, if it is not an object', 'Quill', 'at position 2'],
  ])('names an app by %s', (_title, app, name) => {
    expect(appName([{ id: 1, title: 'Ink' }, app], [1, 'ratings', 0])).toBe(name);
  });

  test('names an id as a whole that can be valid', () => {
    const id = 'org.example.'.padEnd(64, 'x');
    expect(appName([{ id }], [0])).toBe(id);
    expect(appName([{ id: `${id}x` }], [0])).toBe(`${id}…`);
  });

  test('returns undefined for the whole file', () => {
    expect(appName([], [])).toBeUndefined();
  });
});

test.each([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, {}, false],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ constructor: Object }, {}, false],
])('%j and %j are equal: %s', (one, two, expected) => {
  expect(isEqual(one, two)).toBe(expected);
  expect(isEqual(two, one)).toBe(expected);
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['Quill', false],
])('%j is an object: %s', (value, expected) => {
  expect(isObject(value)).toBe(expected);
});

test.each([
  ['Quill', 'Quill'],
  [{ toString: 3 }, '{"toString":3}'],
  [undefined, ''],
])('%j as a text is %j', (value, text) => {
  expect(jsonOf(value)).toBe(text);
});
