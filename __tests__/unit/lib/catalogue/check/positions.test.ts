import { parseTree } from 'jsonc-parser';
import { offsetOf, positionsOf } from '@/lib/catalogue/check/positions';

describe('positionsOf', () => {
  test.each([
    ['the start', 0, 1, 1],
    ['within the first line', 2, 1, 3],
    ['the end of a line', 3, 1, 4],
    ['the start of the next line', 4, 2, 1],
    ['after an empty line', 9, 4, 2],
  ])('counts lines and columns from 1: %s', (_title, offset, line, column) => {
    expect(positionsOf('abc\nde\n\nfg')(offset)).toEqual({ line, column });
  });

  test('counts a Windows line ending as one', () => {
    expect(positionsOf('a\r\nb')(3)).toEqual({ line: 2, column: 1 });
  });

  test('accepts an empty text', () => {
    expect(positionsOf('')(0)).toEqual({ line: 1, column: 1 });
  });
});

describe('offsetOf', () => {
  const text = '[{"id": 1, "ratings": [{"name": ""}], "id": 22}]';
  const root = parseTree(text);

  test.each([
    ['a value inside a list', [0, 'ratings', 0, 'name'], '""'],
    ['an app', [0], '{"id"'],
    ['the last of two duplicate fields, whose value JSON.parse returns', [0, 'id'], '22'],
    ['the parent of a missing field', [0, 'title'], '{"id"'],
    ['the rating of a missing count', [0, 'ratings', 0, 'count'], '{"name"'],
    ['the closest existing parent of a path that does not exist', [0, 'title', 'deep', 3], '{"id"'],
    ['the list of a missing app', [4, 'id'], '[{"id"'],
  ])('finds %s', (_title, path, start) => {
    expect(offsetOf(root, path)).toBe(text.indexOf(start));
  });

  test('returns 0 for an empty text', () => {
    expect(offsetOf(undefined, [0, 'id'])).toBe(0);
  });
});
