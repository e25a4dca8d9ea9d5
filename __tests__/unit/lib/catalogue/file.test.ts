import { parseJson, withoutBom } from '@/lib/catalogue/file';

test.each([
  ['\uFEFF[1]', '[1]'],
  ['[1]', '[1]'],
  ['["\uFEFF"]', '["\uFEFF"]'],
])('removes a byte-order mark only at the start: %j', (text, expected) => {
  expect(withoutBom(text)).toBe(expected);
});

test('parses JSON after a byte-order mark', () => {
  expect(parseJson('\uFEFF{"id": 1}')).toEqual({ id: 1 });
});

test('throws for invalid JSON', () => {
  expect(() => parseJson('{id: 1}')).toThrow(SyntaxError);
});
