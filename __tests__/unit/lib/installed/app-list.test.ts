import fc from 'fast-check';
import { applyChanges, changesBetween, parseAppList } from '@/lib/installed/app-list';

const ids = fc.uniqueArray(fc.maxSafeNat());

describe('parseAppList', () => {
  test('reads an empty list where nothing stands', () => {
    expect(parseAppList(null)).toEqual({ ids: [], isDamaged: false });
  });

  test.each([
    ['[]', []],
    ['[3,17]', [3, 17]],
    ['[17,3]', [17, 3]],
    ['[0]', [0]],
    [' [ 3 ,\n17 ] ', [3, 17]],
    ['[9007199254740991]', [9007199254740991]],
  ])('reads %s whole', (text, expected) => {
    expect(parseAppList(text)).toEqual({ ids: expected, isDamaged: false });
  });

  test.each([
    ['["3","17"]', [3, 17]],
    ['["3",17]', [3, 17]],
    ['["0"]', [0]],
  ])('reads %s, as an earlier version of this site wrote it, whole', (text, expected) => {
    expect(parseAppList(text)).toEqual({ ids: expected, isDamaged: false });
  });

  test.each([
    ['a duplicate', '[3,17,3]', [3, 17]],
    ['a duplicate in both spellings', '[3,"3"]', [3]],
    ['null', '[3,null]', [3]],
    ['a boolean', '[true,3]', [3]],
    ['an object', '[{"id":5},3]', [3]],
    ['a list', '[[4],3]', [3]],
    ['a negative number', '[-1,3]', [3]],
    ['a fraction', '[1.5,3]', [3]],
    ['a number beyond 2^53', '[9007199254740992,3]', [3]],
    ['a text beyond 2^53', '["9007199254740993",3]', [3]],
    ['a text that is no id', '["three","-3"," 3","3.0","1e2","",3]', [3]],
  ])('saves the ids beside %s, and calls the list damaged', (_title, text, expected) => {
    expect(parseAppList(text)).toEqual({ ids: expected, isDamaged: true });
  });

  test.each(['', 'oops', '[3,', '3', '"3"', 'null', 'true', '{}', '{"state":{"ids":[3]},"version":0}'])(
    'finds nothing to save in %j, and calls it damaged',
    (text) => {
      expect(parseAppList(text)).toEqual({ ids: [], isDamaged: true });
    },
  );

  test('gives distinct safe ids and never throws, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.array(fc.jsonValue()).map((members) => JSON.stringify(members)),
      fc
        .array(fc.oneof(fc.double(), fc.integer({ max: 5 }), fc.nat(5).map(String)))
        .map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(fc.option(text), (given) => {
        const { ids: found } = parseAppList(given);
        expect(found.every((id) => Number.isSafeInteger(id) && id >= 0)).toBe(true);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test('reads whole what this site writes, and what its earlier version wrote', () => {
    fc.assert(
      fc.property(ids, (written) => {
        expect(parseAppList(JSON.stringify(written))).toEqual({ ids: written, isDamaged: false });
        expect(parseAppList(JSON.stringify(written.map(String)))).toEqual({ ids: written, isDamaged: false });
      }),
    );
  });

  test('saves every id from among junk, in order', () => {
    const junk = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.dictionary(fc.string(), fc.nat()),
      fc.constant('x'),
    );
    fc.assert(
      fc.property(ids, junk, fc.nat(), (written, stranger, place) => {
        const at = place % (written.length + 1);
        const text = JSON.stringify([...written.slice(0, at), stranger, ...written.slice(at)]);
        expect(parseAppList(text)).toEqual({ ids: written, isDamaged: true });
      }),
    );
  });
});

describe('changesBetween', () => {
  test('tells what was removed and what was added', () => {
    expect(changesBetween([3, 17], [17, 5])).toEqual(
      new Map([
        [3, false],
        [5, true],
      ]),
    );
  });

  test('are none between a list and itself, whatever its order', () => {
    expect(changesBetween([3, 17], [17, 3]).size).toBe(0);
  });
});

describe('applyChanges', () => {
  test('puts what was added to the end, in the order in which it was added', () => {
    expect(applyChanges([3, 17], changesBetween([], [9, 5]))).toEqual([3, 17, 9, 5]);
  });

  test('takes out what was removed', () => {
    expect(applyChanges([3, 17], new Map([[3, false]]))).toEqual([17]);
  });

  test('does not add an id twice', () => {
    expect(applyChanges([3, 17], new Map([[3, true]]))).toEqual([3, 17]);
  });

  test('does nothing for the removal of an id that is not there', () => {
    expect(applyChanges([3], new Map([[17, false]]))).toEqual([3]);
  });

  test('changes nothing, and copies, where there are no changes', () => {
    const given = Object.freeze([3, 17]);
    expect(applyChanges(given, new Map())).toEqual([3, 17]);
  });

  test('makes the second list out of the first with the changes between them', () => {
    const few = fc.uniqueArray(fc.nat(9));
    fc.assert(
      fc.property(few, few, (from, to) => {
        expect(applyChanges(from, changesBetween(from, to)).sort()).toEqual([...to].sort());
      }),
    );
  });
});
