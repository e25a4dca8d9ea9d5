/** The layout of the cards: equal rows, one below the other. */
export interface GridLayout {
  columns: number;
  /** Height of a row and the gap below it, in CSS pixels. */
  rowHeight: number;
}

/** The part of a list that is in the DOM. */
export interface ListWindow {
  /** Index of the first item. */
  first: number;
  /** Index after the last item. */
  end: number;
  /** Height of the rows before the first item and after the last one, in CSS pixels. */
  before: number;
  after: number;
}

/**
 * The rows of a list that are visible, and those within a distance of the viewport. A part that begins with the first
 * item contains all items that are prerendered: removing and adding them again while the visitor scrolls saves nothing.
 *
 * @param count Number of items.
 * @param prerendered Number of items in the HTML of the page.
 * @param top Position of the list's top edge in the viewport, in CSS pixels. Negative if it is scrolled out.
 * @param viewportHeight In CSS pixels. The distance is the same.
 */
export function visibleRows(
  { count, prerendered }: { count: number; prerendered: number },
  { columns, rowHeight }: GridLayout,
  top: number,
  viewportHeight: number,
): ListWindow {
  const rows = Math.ceil(count / columns);
  const clamp = (row: number) => Math.min(Math.max(row, 0), rows);
  // At least one row, so that the height of a row can be measured.
  const firstRow = Math.min(clamp(Math.floor((-top - viewportHeight) / rowHeight)), Math.max(rows - 1, 0));
  const visibleEnd = clamp(Math.ceil((-top + 2 * viewportHeight) / rowHeight));
  const prerenderedEnd = firstRow === 0 ? clamp(Math.ceil(prerendered / columns)) : 0;
  const endRow = Math.max(visibleEnd, prerenderedEnd, firstRow + 1);
  return {
    first: firstRow * columns,
    end: Math.min(endRow * columns, count),
    before: firstRow * rowHeight,
    after: Math.max(rows - endRow, 0) * rowHeight,
  };
}
