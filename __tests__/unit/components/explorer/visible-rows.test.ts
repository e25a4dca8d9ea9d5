import { visibleRows } from '@/components/explorer/visible-rows';
import { fc } from '../../../fixtures/properties';

const layout = { columns: 4, rowHeight: 300 };
const size = (count: number) => ({ count, prerendered: 0 });

test('contains the viewport, and one viewport before and after', () => {
  // 3,000 px are scrolled out. The viewport shows rows 10 to 12.
  expect(visibleRows(size(400), layout, -3000, 900)).toEqual({
    first: 7 * 4,
    end: 16 * 4,
    before: 7 * 300,
    after: (100 - 16) * 300,
  });
});

test('contains the first rows at the top, and the last ones at the end', () => {
  expect(visibleRows(size(400), layout, 200, 900)).toMatchObject({ first: 0, before: 0 });
  expect(visibleRows(size(398), layout, -30_000, 900)).toMatchObject({ end: 398, after: 0 });
});

test('contains a row, also if the list is far outside of the viewport', () => {
  expect(visibleRows(size(8), layout, 90_000, 900)).toEqual({ first: 0, end: 4, before: 0, after: 300 });
  expect(visibleRows(size(8), layout, -90_000, 900)).toEqual({ first: 4, end: 8, before: 300, after: 0 });
});

test('contains the whole first page while it begins with the first item', () => {
  const ends = (top: number) => {
    const { first, end } = visibleRows({ count: 400, prerendered: 24 }, layout, top, 300);
    return [first, end];
  };
  expect(ends(0)).toEqual([0, 24]);
  expect(ends(-599)).toEqual([0, 24]);
  expect(ends(-600)).toEqual([4, 16]);
});

test('the height of the list does not depend on the scroll position', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom(0, 24),
      fc.constantFrom(1, 4),
      fc.integer({ min: 50, max: 500 }),
      fc.integer({ min: -2_000_000, max: 5000 }),
      fc.integer({ min: 100, max: 2000 }),
      (count, prerendered, columns, rowHeight, top, viewport) => {
        const { first, end, before, after } = visibleRows(
          { count, prerendered },
          { columns, rowHeight },
          top,
          viewport,
        );
        expect(first).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(count);
        const rows = Math.ceil((end - first) / columns);
        expect(before + rows * rowHeight + after).toBe(Math.ceil(count / columns) * rowHeight);
      },
    ),
  );
});
