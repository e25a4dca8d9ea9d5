import fc from 'fast-check';
import { positionsOf } from '@/lib/editor/check/positions';
import { parseTolerantly } from '@/lib/editor/check/syntax';

const trailing = 'is a comma after the last entry, which JSON does not have';

describe('the value', () => {
  test.each([
    ['JSON', '[{"id": 1}]'],
    ['a text with comments', '[ // apps\n{"id": /* one */ 1}]'],
    ['a text with trailing commas', '[{"id": 1,},]'],
    ['a text that lacks a comma', '[{"id": 7 "id": 1}]'],
  ])('of %s is what was meant', (_title, text) => {
    expect(parseTolerantly(text).value).toEqual([{ id: 1 }]);
  });

  test.each(['', '[', '[1', '{"a" 1}', '[] 1', '["a]', '[1,,2]'])('of %j nobody can tell', (text) => {
    expect(parseTolerantly(text).value).toBeUndefined();
  });
});

describe('errors', () => {
  test.each(['[]', '{}', 'null', ' [1, "a", {"b": [true, 1.5e3, "\\u00e9"]}]\r\n'])(
    'are none in %j',
    (text) => {
      expect(parseTolerantly(text).errors).toEqual([]);
    },
  );

  test.each([
    ['a comment', '[\n  // apps\n]', 2, 3, 'is a comment, which JSON does not have'],
    ['a comma before the end of a list', '[1,\n]', 1, 3, trailing],
    ['a comma and a comment before the end of a list', '[1, /* , */ // ,\n]', 1, 3, trailing],
    ['a comma before the end of an object', '{"a": 1,\n}', 1, 8, trailing],
    ['a comma too many', '[1,,2]', 1, 4, 'needs a value here'],
    ['a name that is missing', '{"a": 1,, "b": 2}', 1, 9, 'needs the name of a field here'],
    ['an empty file', '', 1, 1, 'needs a value here'],
    ['a missing value', '{"a": }', 1, 7, 'needs a value here'],
    ['a missing comma', '[1\n 2]', 2, 2, 'needs a comma here'],
    ['a missing colon', '{"a" 1}', 1, 6, 'needs a colon here'],
    ['a missing }', '[{"a": 1', 1, 9, 'ends before its object is closed'],
    ['a missing ]', '[1', 1, 3, 'ends before its list is closed'],
    ['a second value', '[] []', 1, 4, 'goes on after its end'],
    ['a text that does not end', '["a\n]', 1, 2, 'has a text that does not end'],
    ['single quotation marks', "['a']", 1, 2, 'is not JSON here: invalid symbol'],
    ['a bad escape', '["\\x"]', 1, 2, 'is not JSON here: invalid escape character'],
  ])('find %s', (_title, text, line, column, message) => {
    const [first] = parseTolerantly(text).errors;
    expect(first && { ...positionsOf(text)(first.offset), message: first.message }).toEqual({
      line,
      column,
      message,
    });
  });

  test('say what to do, each of them', () => {
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

  test('are found in a text if, and only if, the browser would refuse it', () => {
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
      { numRuns: 1000 },
    );
  });
});
