import { compareIds, fromDifferences, isId, parseId, toDifferences } from '@/lib/id';
import { fc } from '../../fixtures/properties';

test.each([
  0,
  7,
  9_007_199_254_740_991,
  'immich',
  '3cx',
  'k9',
  'node.js',
  'A_b-c',
  'x',
  'console',
  'index2',
  'notes.txt.md',
  'a'.repeat(64),
])('%j is an id, also as a part of a URL', (id) => {
  expect(isId(id)).toBe(true);
  expect(parseId(String(id))).toBe(id);
});

test.each([
  -1,
  1.5,
  9_007_199_254_740_992,
  '',
  '7',
  '42',
  'a b',
  'é',
  'a/b',
  '.env',
  'a.',
  '-a',
  'a_',
  'con',
  'NUL',
  'aux.app',
  'com1',
  'lpt2',
  'index',
  'quill.html',
  'quill.txt',
  'quill.svg',
  'quill.SVG',
  'a'.repeat(65),
  null,
  [7],
])('%j is no id', (value) => {
  expect(isId(value)).toBe(false);
});

test.each(['07', '-7', '7x!', ' 7', '9007199254740993', '', 'a b', 'index'])(
  '%j is no id in a URL',
  (text) => {
    expect(parseId(text)).toBeUndefined();
  },
);

const ids = fc.uniqueArray(fc.oneof(fc.maxSafeNat(), fc.constantFrom('immich', 'b', 'a', 'node.js')));

test('ids are the same after they are shortened', () => {
  fc.assert(fc.property(ids, (list) => expect(fromDifferences(toDifferences(list))).toEqual(list)));
});

test('numbers are before names, each in their order', () => {
  expect(['b', 10, 'a', 9].sort(compareIds)).toEqual([9, 10, 'a', 'b']);
  const ordered = [compareIds('a', 'b'), compareIds('b', 'a'), compareIds('a', 'a'), compareIds('a', 9)];
  expect(ordered).toEqual([-1, 1, 0, 1]);
});
