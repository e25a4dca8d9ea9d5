import { parseIds } from '@/lib/compare/ids';
import { isId } from '@/lib/id';
import { fc } from '../../../fixtures/properties';

test.each([
  ['', { ids: [], invalid: 0, extra: [] }],
  ['3', { ids: [3], invalid: 0, extra: [] }],
  ['0,17', { ids: [0, 17], invalid: 0, extra: [] }],
  [' 3 , 17 ', { ids: [3, 17], invalid: 0, extra: [] }],
  ['3,,17,', { ids: [3, 17], invalid: 0, extra: [] }],
  ['3,17,3', { ids: [3, 17], invalid: 0, extra: [] }],
  ['5,4,3,2,1,0', { ids: [5, 4, 3, 2], invalid: 0, extra: [1, 0] }],
  ['x!,-1,é,007,<b>', { ids: [], invalid: 5, extra: [] }],
  ['x!,x!,3', { ids: [3], invalid: 1, extra: [] }],
  ['immich,3,node.js', { ids: ['immich', 3, 'node.js'], invalid: 0, extra: [] }],
  ['9007199254740991,9007199254740992', { ids: [9007199254740991], invalid: 1, extra: [] }],
])('parses %j', (text, expected) => {
  expect(parseIds(text)).toEqual(expected);
});

test.each(['3,17).', '3,17]', '3,17…', '3,17*'])('ignores what a messenger has added: %j', (text) => {
  expect(parseIds(text)).toEqual({ ids: [3, 17], invalid: 0, extra: [] });
});

test('returns unique ids, and at most four, for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { ids, invalid, extra } = parseIds(text);
      expect(ids.length).toBeLessThanOrEqual(4);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every(isId)).toBe(true);
      expect(invalid).toBeGreaterThanOrEqual(0);
      expect(new Set([...ids, ...extra]).size).toBe(ids.length + extra.length);
    }),
  );
});

test('returns the ids of a list in its order, whatever junk is between them', () => {
  const id = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const junk = fc.constantFrom('', ' ', 'x!', '-1', '01');
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(junk), (ids, entries) => {
      const text = ids.map((id, index) => `${entries[index] ?? ''},${id}`).join();
      expect(parseIds(text)).toMatchObject({ ids: ids.slice(0, 4), extra: ids.slice(4) });
    }),
  );
});
