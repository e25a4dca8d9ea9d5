/** The layout of the cards: equal rows, one below the other. */
export interface GridLayout {
  columns: number;
  /** Height of a row and the gap below it, in CSS pixels. */
  rowHeight: number;
}

/** Consecutive items of a list. The first one begins a row. */
export interface ItemRange {
  /** Index of the first item. */
  first: number;
  /** Index after the last item. */
  end: number;
}

/**
 * The items in the rows between two positions: at least one row, so that the height of a row can be measured.
 *
 * @param count Number of items.
 * @param from Distance from the top edge of the list, in CSS pixels.
 * @param to As `from`.
 */
export function itemsBetween(
  count: number,
  { columns, rowHeight }: GridLayout,
  from: number,
  to: number,
): ItemRange {
  const rows = Math.ceil(count / columns);
  const first = Math.min(Math.max(Math.floor(from / rowHeight), 0), rows - 1);
  const end = Math.max(Math.ceil(to / rowHeight), first + 1);
  return { first: first * columns, end: Math.min(end * columns, count) };
}

/**
 * The items to have in the DOM next. The work of a frame is small: all `near` items, and at most `step` others on each
 * side of those that are there.
 *
 * @param shown The items in the DOM.
 * @param near Those that the next frame needs.
 * @param wanted Those to have in the DOM at last. They include the near ones.
 * @param step A multiple of the number of columns.
 */
export function nextItems(shown: ItemRange, near: ItemRange, wanted: ItemRange, step: number): ItemRange {
  const isApart = near.first > shown.end || near.end < shown.first;
  const { first, end } = isApart ? near : shown;
  return {
    first: Math.max(wanted.first, Math.min(near.first, first - step)),
    end: Math.min(wanted.end, Math.max(near.end, end + step)),
  };
}
