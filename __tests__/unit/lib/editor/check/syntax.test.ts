import { positionsOf } from '@/lib/editor/check/positions';
import { parseTolerantly } from '@/lib/editor/check/syntax';
import { fc } from '../../../../fixtures/properties';

const trailing = 'is a comma after the last entry, which JSON does not allow';

describe('the value', () => {
  test.each([
    ['valid JSON', '[{"id": 1}]'],
    ['comments', '[ // apps\n{"id": /* one */ 1}]'],
    ['trailing commas', '[{"id": 1,},]'],
    ['a missing comma', '[{"id": 7 "id": 1}]'],
  ])('is defined for %s', (_title, text) => {
    expect(parseTolerantly(text).value).toEqual([{ id: 1 }]);
  });

  test.each(['', '[', '[1', '{"a" 1}', '[] 1', '["a]', '[1,,2]'])('is undefined for %j', (text) => {
    expect(parseTolerantly(text).value).toBeUndefined();
  });
});

describe('errors', () => {
  test.each(['[]', '{}', 'null', ' [1, "a", {"b": [true, 1.5e3, "\\u00e9"]}]\r\n'])(
    'are empty for %j',
    (text) => {
      expect(parseTolerantly(text).errors).toEqual([]);
    },
  );

  test.each([
    ['a comment', '[\n  // apps\n]', 2, 3, 'is a comment, which JSON does not allow'],
    ['a trailing comma in a list', '[1,\n]', 1, 3, trailing],
    ['a trailing comma and comments in a list', '[1, /* , */ // ,\n]', 1, 3, trailing],
    ['a trailing comma in an object', '{"a": 1,\n}', 1, 8, trailing],
    ['a duplicate comma', '[1,,2]', 1, 4, 'is missing a value here'],
    ['a missing name', '{"a": 1,, "b": 2}', 1, 9, 'is missing a field name here'],
    ['an empty file', '', 1, 1, 'is empty'],
    ['a missing value', '{"a": }', 1, 7, 'is missing a value here'],
    ['a missing comma', '[1\n 2]', 2, 2, 'is missing a comma here'],
    ['a missing colon', '{"a" 1}', 1, 6, 'is missing a colon here'],
    ['a missing }', '[{"a": 1', 1, 9, 'ends before an object is closed'],
    ['a missing ]', '[1', 1, 3, 'ends before a list is closed'],
    ['a second value', '[] []', 1, 4, 'continues after its end'],
    ['an unclosed text', '["a\n]', 1, 2, 'has text without a closing quotation mark'],
    ['single quotation marks', "['a']", 1, 2, 'is not valid JSON: invalid symbol'],
    ['an invalid escape', '["\\x"]', 1, 2, 'is not valid JSON: invalid escape character'],
  ])('report %s', (_title, text, line, column, message) => {
    const [first] = parseTolerantly(text).errors;
    expect(first && { ...positionsOf(text)(first.offset), message: first.message }).toEqual({
      line,
      column,
      message,
    });
  });

  test('have a message and a remedy', () => {
    const broken = fc.constantFrom(
      '//',
      ',]',
      ',}',
      '',
      ':',
      '[1 2]',
      '{"a" 1}',
      '{',
      '[',
      '[] 1',
      '"',
      "'",
      '"\\x"',
    );
    fc.assert(
      fc.property(broken, (text) => {
        for (const diagnostic of parseTolerantly(text).errors) {
          expect(diagnostic.message).toMatch(/^\S.*[^.]$/);
          expect(diagnostic.remedy).toMatch(/^[A-Z].*\.$/);
        }
      }),
    );
  });

  test('are empty if and only if JSON.parse accepts the text', () => {
    const piece = fc.constantFrom(...'[]{},:" \\/*-.01e\u00a0\ufeff\n', '"a"', 'true', 'null', '\\u00');
    const texts = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        if (parseTolerantly(text).errors.length === 0) expect(() => JSON.parse(text)).not.toThrow();
        else expect(() => JSON.parse(text)).toThrow(SyntaxError);
      }),
    );
  });
});
