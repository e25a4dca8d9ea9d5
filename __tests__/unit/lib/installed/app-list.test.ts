import { isId } from '@/lib/id';
import { parseAppList } from '@/lib/installed/app-list';
import { character, fc } from '../../../fixtures/properties';

const ids = fc.uniqueArray(fc.maxSafeNat());

describe('parseAppList', () => {
  test('returns an empty list without a value', () => {
    expect(parseAppList(null)).toEqual({ ids: [], isDamaged: false });
  });

  test.each([
    ['[]', []],
    ['[3,17]', [3, 17]],
    ['["3",17]', [3, 17]],
    [' [ 3 ,\n17 ] ', [3, 17]],
    ['[9007199254740991]', [9007199254740991]],
    ['["immich",3]', ['immich', 3]],
    ['["3cx","node.js","k9"]', ['3cx', 'node.js', 'k9']],
  ])('parses %s', (text, expected) => {
    expect(parseAppList(text)).toEqual({ ids: expected, isDamaged: false });
  });

  test.each([
    ['a duplicate', '[3,17,3]', [3, 17]],
    ['a duplicate as number and string', '[3,"3"]', [3]],
    ['a list', '[[4],3]', [3]],
    ['a negative number', '[-1,3]', [3]],
    ['a fraction', '[1.5,3]', [3]],
    ['a number above 2^53 - 1', '[9007199254740992,3]', [3]],
    ['a string above 2^53 - 1', '["9007199254740993",3]', [3]],
    ['strings that are not ids', '["-3"," 3","a b","con","é","",3]', [3]],
  ])('recovers the ids, and reports the list as damaged: %s', (_title, text, expected) => {
    expect(parseAppList(text)).toEqual({ ids: expected, isDamaged: true });
  });

  test.each(['', 'oops', '[3,', '3', '"3"', 'null', 'true', '{}', '{"state":{"ids":[3]},"version":0}'])(
    'recovers no ids, and reports the list as damaged: %j',
    (text) => {
      expect(parseAppList(text)).toEqual({ ids: [], isDamaged: true });
    },
  );

  test('returns unique safe ids and never throws, for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: character }),
      fc.json(),
      fc.array(fc.jsonValue()).map((members) => JSON.stringify(members)),
      fc
        .array(fc.oneof(fc.double(), fc.integer({ max: 5 }), fc.nat(5).map(String)))
        .map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(fc.option(text), (given) => {
        const { ids: found } = parseAppList(given);
        expect(found.every(isId)).toBe(true);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test('parses the formats of this and of the earlier version completely', () => {
    fc.assert(
      fc.property(ids, (written) => {
        expect(parseAppList(JSON.stringify(written))).toEqual({ ids: written, isDamaged: false });
        expect(parseAppList(JSON.stringify(written.map(String)))).toEqual({ ids: written, isDamaged: false });
      }),
    );
  });

  test('recovers all ids among other values, in order', () => {
    const junk = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.dictionary(fc.string(), fc.nat()),
      fc.constant('x!'),
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
