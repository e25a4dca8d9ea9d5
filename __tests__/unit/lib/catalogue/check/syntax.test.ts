import { positionsOf } from '@/lib/catalogue/check/read';
import { parseTolerantly } from '@/lib/catalogue/check/syntax';
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

  // jsonc-parser leaves out a wrong escape with its character, and divides a number.
  test.each(['["50\\% off"]', '["C:\\Users"]', '["\\u12z"]', '[007, 2]', '[2026-11-20]'])(
    'is undefined for %j, which would lose characters',
    (text) => {
      expect(parseTolerantly(text).value).toBeUndefined();
    },
  );

  test.each(['', '[', '[1', '{"a" 1}', '[] 1', '["a]', '[1,,2]'])('is undefined for %j', (text) => {
    expect(parseTolerantly(text).value).toBeUndefined();
  });
});

describe('errors', () => {
  test('of escapes are all found, and leave no value: a part of each text is lost', () => {
    const { errors, ...rest } = parseTolerantly(`[${Array(5).fill('"50\\% off"').join()}]`);
    expect(errors).toHaveLength(5);
    expect(rest).not.toHaveProperty('value');
  });

  test.each(['[]', '{}', 'null', ' [1, "a", {"b": [true, 1.5e3, "\\u00e9"]}]\r\n'])(
    'are empty for %j',
    (text) => {
      expect(parseTolerantly(text).errors).toEqual([]);
    },
  );

  test.each([
    ['a comment', '[\n  // apps\n]', 2, 3, 'is a comment, which JSON does not allow'],
    ['a trailing comma in a list', '[1,\n]', 1, 3, trailing],
    ['a trailing comma in an object', '{"a": 1,\n}', 1, 8, trailing],
    ['an empty file', '', 1, 1, 'is empty'],
    ['a missing value', '{"a": }', 1, 7, 'is missing a value here'],
    ['a missing comma', '[1\n 2]', 2, 2, 'is missing a comma here'],
    ['a missing colon', '{"a" 1}', 1, 6, 'is missing a colon here'],
    ['a missing }', '[{"a": 1', 1, 9, 'ends before an object is closed'],
    ['a missing ]', '[1', 1, 3, 'ends before a list is closed'],
    ['a second value', '1 2', 1, 3, 'continues after its end'],
    ['an unclosed text', '["a\n]', 1, 2, 'has text without a closing quotation mark'],
    ['single quotation marks', "['a']", 1, 2, 'has "\'a\'" here, which is not JSON'],
    ['curly quotation marks', '[\u201ca\u201d]', 1, 2, 'has "\u201ca\u201d" here, which is not JSON'],
    ['a no-break space', '[\u00a01]', 1, 2, 'has U+00A0 here, which is not JSON'],
    ['a word', '{"a": NaN}', 1, 7, 'has "NaN" here, which is not JSON'],
    ['an invalid escape', '["\\x"]', 1, 2, 'has text with a backslash before a character that needs none'],
    ['an incomplete character', '["\\u00"]', 1, 2, 'has text with an incomplete \\u'],
    ['a tab in a text', '["a\tb"]', 1, 2, 'has text with a control character, such as a tab'],
    ['a decimal comma', '{"a": 4,7}', 1, 9, 'is missing a field name here'],
    ['a leading zero', '{"a": 012}', 1, 8, 'is inside a number that JSON does not allow'],
    ['a date without quotation marks', '[2026-11-20]', 1, 6, 'is inside a number that JSON does not allow'],
    ['a missing } between two apps', '[{"a": 1,\n{"a": 2}]', 2, 1, 'is missing a field name here'],
    ['a missing { between two apps', '[{"a": 1},\n"a": 2}]', 2, 4, 'is missing a comma here'],
    ['a ] before the last app', '[{"a": 1}],\n{"a": 2}]', 1, 11, 'continues after its end'],
    ['apps without a list', '{"a": 1},\n{"a": 2}', 1, 9, 'continues after its end'],
  ])('report %s', (_title, text, line, column, message) => {
    const [first] = parseTolerantly(text).errors;
    expect(first && { ...positionsOf(text)(first.offset), message: first.diagnostic.message }).toEqual({
      line,
      column,
      message,
    });
  });

  test.each(['{"a": 1}\n{"a": 2}', '{"a": [1]},\n{"a": 2}', '1 2'])(
    'of apps without a list, %j, say how to write one',
    (text) => {
      expect(parseTolerantly(text).errors[0]?.diagnostic.remedy).toBe(
        'Add [ before the first app, ] after the last one, and a comma between two apps.',
      );
    },
  );

  test('are one for each trailing comma', () => {
    const offsets = parseTolerantly('[{"a": 1,}, {"b": {"c": 2,},}]').errors.map(({ offset }) => offset);
    expect(offsets).toEqual([8, 25, 27]);
  });

  test('of a line break in a text are few, and the first has the remedy', () => {
    const { errors } = parseTolerantly(`["First ${'paragraph of, the: text\n'.repeat(20)}"]`);
    expect(errors).toHaveLength(3);
    expect(errors[0]?.diagnostic.remedy).toBe(
      'Add the quotation mark. Write a line break inside a text as \\n.',
    );
  });

  test('are empty if and only if JSON.parse accepts the text, differ, and have a message and a remedy', () => {
    const piece = fc.constantFrom(...'[]{},:" \\/*-.01e\u00a0\ufeff\n', '"a"', 'true', 'null', '\\u00');
    const texts = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { errors } = parseTolerantly(text);
        if (errors.length === 0) expect(() => JSON.parse(text)).not.toThrow();
        else expect(() => JSON.parse(text)).toThrow(SyntaxError);
        const places = errors.map(({ offset, diagnostic }) => `${offset} ${diagnostic.message}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { diagnostic } of errors) {
          expect(diagnostic.message).toMatch(/^\S.*[^.]$/s);
          expect(diagnostic.remedy).toMatch(/^[A-Z].*\.$/);
        }
      }),
    );
  });
});
