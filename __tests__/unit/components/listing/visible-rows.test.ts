import { itemsBetween, nextItems } from '@/components/listing/visible-rows';
import { fc } from '../../../fixtures/properties';

const layout = { columns: 4, rowHeight: 300 };

test('contains each row of which a part is between the positions', () => {
  expect(itemsBetween(400, layout, 2999, 3901)).toEqual({ first: 9 * 4, end: 14 * 4 });
  expect(itemsBetween(400, layout, 3000, 3900)).toEqual({ first: 10 * 4, end: 13 * 4 });
});

test('ends with the last item, also in a row that is not full', () => {
  expect(itemsBetween(398, layout, 29_000, 31_000)).toEqual({ first: 96 * 4, end: 398 });
});

test('contains a row, also if the list is far outside of the positions', () => {
  expect(itemsBetween(8, layout, -90_000, -89_000)).toEqual({ first: 0, end: 4 });
  expect(itemsBetween(8, layout, 89_000, 90_000)).toEqual({ first: 4, end: 8 });
});

test('grows by a step at each side, up to the wanted items', () => {
  const shown = { first: 40, end: 60 };
  const near = { first: 44, end: 56 };
  expect(nextItems(shown, near, { first: 0, end: 100 }, 8)).toEqual({ first: 32, end: 68 });
  expect(nextItems(shown, near, { first: 36, end: 64 }, 8)).toEqual({ first: 36, end: 64 });
});

test('adds near items at once, and removes those that are not wanted any more', () => {
  const shown = { first: 40, end: 60 };
  expect(nextItems(shown, { first: 56, end: 72 }, { first: 48, end: 80 }, 0)).toEqual({ first: 48, end: 72 });
});

test('begins again with the near items after a jump', () => {
  const near = { first: 200, end: 216 };
  expect(nextItems({ first: 0, end: 24 }, near, { first: 0, end: 400 }, 0)).toEqual(near);
});

test('near items are always there, and items that are not wanted never', () => {
  const index = fc.integer({ min: 0, max: 400 });
  const range = fc.tuple(index, fc.integer({ min: 1, max: 100 })).map(([first, length]) => ({
    first,
    end: first + length,
  }));
  fc.assert(
    fc.property(range, range, index, fc.integer({ min: 0, max: 8 }), (shown, near, distance, step) => {
      const wanted = { first: Math.max(0, near.first - distance), end: near.end + distance };
      const next = nextItems(shown, near, wanted, step);
      expect(next.first).toBeLessThanOrEqual(near.first);
      expect(next.end).toBeGreaterThanOrEqual(near.end);
      expect(next.first).toBeGreaterThanOrEqual(wanted.first);
      expect(next.end).toBeLessThanOrEqual(wanted.end);
    }),
  );
});
