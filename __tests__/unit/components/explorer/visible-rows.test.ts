import fc from 'fast-check';
import { visibleRows } from '@/components/explorer/visible-rows';

const layout = { columns: 4, rowHeight: 300 };

test('contains the viewport, and one viewport before and after', () => {
  // 3,000 px are scrolled out. The viewport shows rows 10 to 12.
  expect(visibleRows(400, layout, -3000, 900)).toEqual({
    first: 7 * 4,
    end: 16 * 4,
    before: 7 * 300,
    after: (100 - 16) * 300,
  });
});

test('contains the first rows at the top, and the last ones at the end', () => {
  expect(visibleRows(400, layout, 200, 900)).toMatchObject({ first: 0, before: 0 });
  expect(visibleRows(398, layout, -30_000, 900)).toMatchObject({ end: 398, after: 0 });
});

test('contains a row, also if the list is far outside of the viewport', () => {
  expect(visibleRows(8, layout, 90_000, 900)).toEqual({ first: 0, end: 4, before: 0, after: 300 });
  expect(visibleRows(8, layout, -90_000, 900)).toEqual({ first: 4, end: 8, before: 300, after: 0 });
});

test('the height of the list does not depend on the scroll position', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom(1, 4),
      fc.integer({ min: 50, max: 500 }),
      fc.integer({ min: -2_000_000, max: 5000 }),
      fc.integer({ min: 100, max: 2000 }),
      (count, columns, rowHeight, top, viewport) => {
        const { first, end, before, after } = visibleRows(count, { columns, rowHeight }, top, viewport);
        expect(first).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(count);
        const rows = Math.ceil((end - first) / columns);
        expect(before + rows * rowHeight + after).toBe(Math.ceil(count / columns) * rowHeight);
      },
    ),
  );
});
