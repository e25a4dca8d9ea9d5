/** @jest-environment node */
import { parseJson, withoutBom } from '@/lib/catalogue/file';

test.each([
  ['\uFEFF[1]', '[1]'],
  ['[1]', '[1]'],
  ['["\uFEFF"]', '["\uFEFF"]'],
])('removes a byte-order mark at the start alone: %j', (text, expected) => {
  expect(withoutBom(text)).toBe(expected);
});

test('parses JSON after a byte-order mark', () => {
  expect(parseJson('\uFEFF{"id": 1}')).toEqual({ id: 1 });
});

test('rejects what is not JSON', () => {
  expect(() => parseJson('{id: 1}')).toThrow(SyntaxError);
});
