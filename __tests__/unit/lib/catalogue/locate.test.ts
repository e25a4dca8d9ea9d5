import fc from 'fast-check';
import { locateProblems, positionOf, syntaxProblems } from '@/lib/catalogue/locate';

describe('positionOf', () => {
  test.each([
    ['the start', 0, 1, 1],
    ['within the first line', 2, 1, 3],
    ['the end of a line', 3, 1, 4],
    ['the start of the next line', 4, 2, 1],
    ['after an empty line', 9, 4, 2],
  ])('counts lines and columns from 1: %s', (_title, offset, line, column) => {
    expect(positionOf('abc\nde\n\nfg', offset)).toEqual({ line, column });
  });

  test('counts a Windows line end as one', () => {
    expect(positionOf('a\r\nb', 3)).toEqual({ line: 2, column: 1 });
  });
});

describe('locateProblems', () => {
  const text = [
    '[',
    '  {',
    '    "id": 1,',
    '    "ratings": [',
    '      { "name": "" }',
    '    ]',
    '  }',
    ']',
  ].join('\n');
  const wrong = { message: 'is wrong', remedy: 'Mend it.' };

  test.each([
    ['a value', [0, 'id'], 3, 11],
    ['a value inside a list', [0, 'ratings', 0, 'name'], 5, 17],
    ['an app', [0], 2, 3],
    ['the whole file', [], 1, 1],
    ['a missing field, at the object that should hold it', [0, 'title'], 2, 3],
    ['a missing field of a rating, at the rating', [0, 'ratings', 0, 'count'], 5, 7],
    ['a path that leads nowhere, at the last place that is there', [0, 'title', 'deep', 3], 2, 3],
    ['an app that is not there, at the list', [4, 'id'], 1, 1],
  ])('finds %s', (_title, path, line, column) => {
    expect(locateProblems(text, [{ ...wrong, path }])).toEqual([{ ...wrong, path, line, column }]);
  });

  test('sorts the problems by place, and keeps what they say', () => {
    const inRatings = { path: [0, 'ratings'], message: 'b', remedy: 'B', app: '1' };
    const inId = { path: [0, 'id'], message: 'a', remedy: 'A', app: '1' };
    const inApp = { path: [0, 'title'], message: 'c', remedy: 'C', app: '1' };
    expect(locateProblems(text, [inRatings, inId, inApp])).toMatchObject([inApp, inId, inRatings]);
  });

  test('keeps the order of problems at one place', () => {
    const problems = ['b', 'a', 'c'].map((message) => ({ ...wrong, path: [0, 'id'], message }));
    expect(locateProblems(text, problems)).toMatchObject(problems);
  });

  test('puts everything at the start of an empty text', () => {
    expect(locateProblems('', [{ ...wrong, path: [0, 'id'] }])).toMatchObject([{ line: 1, column: 1 }]);
  });

  test('leaves the problems given as they are', () => {
    const problem = Object.freeze({ ...wrong, path: Object.freeze([0, 'id']) });
    locateProblems(text, Object.freeze([problem]));
    expect(problem).toEqual({ ...wrong, path: [0, 'id'] });
  });
});

describe('syntaxProblems', () => {
  test.each(['[]', '{}', 'null', ' [1, "a", {"b": [true, 1.5e3, "\\u00e9"]}]\r\n'])(
    'are none in %j',
    (text) => {
      expect(syntaxProblems(text)).toEqual([]);
    },
  );

  test.each([
    ['a comment', '[\n  // apps\n]', 2, 3, 'is a comment, which JSON does not have'],
    ['a comma before the end of a list', '[1,\n]', 2, 1, 'needs a value here'],
    ['a comma before the end of an object', '{"a": 1,\n}', 2, 1, 'needs the name of a field here'],
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
    expect(syntaxProblems(text)[0]).toMatchObject({ path: [], line, column, message });
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
        for (const problem of syntaxProblems(text)) {
          expect(problem.message).toMatch(/^\S.*[^.]$/);
          expect(problem.remedy).toMatch(/^[A-Z].*\.$/);
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
        if (syntaxProblems(text).length === 0) expect(() => JSON.parse(text)).not.toThrow();
        else expect(() => JSON.parse(text)).toThrow(SyntaxError);
      }),
      { numRuns: 1000 },
    );
  });
});
