import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GridLayout, type ListWindow, visibleRows } from './visible-rows';

/** Up to this many items are printed. */
const MAX_PRINTED = 2000;

export interface ListSize {
  /** Number of items. */
  count: number;
  /** Number of items that are loaded: the first ones. The list has the height of all. */
  loaded: number;
  /** Number of items in the HTML of the page. A list of up to this many items is in the DOM as a whole. */
  prerendered: number;
}

/** The state of a windowed list: the items near the viewport, and where an item outside of them is. */
export interface WindowedList extends ListWindow, GridLayout {
  /** The index of the item with the focus, if it is outside of the window. It stays in the DOM, with its neighbours. */
  focused: number | null;
}

/**
 * Chooses the items of a list that are in the DOM: those in the viewport, and one viewport before and after.
 *
 * All rows must have the same height, which depends on the layout's width only. The positions of all items are then
 * known: the list has its full height at once, and scroll restoration is exact.
 *
 * @param list The `<ul>`, a grid whose `<li>`s have a `data-index`.
 * @returns null for a small list, and before the first measurement, which precedes the first paint.
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  { count, loaded, prerendered }: ListSize,
): WindowedList | null {
  const [shown, setShown] = useState<WindowedList | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || count <= prerendered) {
      setShown(null);
      return;
    }
    let layout: GridLayout | null = null;
    let current: WindowedList | null = null;
    let isPrinting = false;

    const update = () => {
      const next = layout && windowOf(element, { count, prerendered }, layout);
      if (!next || isPrinting || (current && isEqual(current, next))) return;
      current = next;
      setShown(next);
    };
    // React would render the update of a scroll event after the paint, which could show an empty part of the list.
    const onScroll = () => flushSync(update);
    const onResize = () => {
      layout = measureLayout(element) ?? layout;
      update();
    };
    const onBeforePrint = () => {
      if (!layout) return;
      isPrinting = true;
      current = {
        first: 0,
        end: Math.min(loaded, MAX_PRINTED),
        before: 0,
        after: 0,
        focused: null,
        ...layout,
      };
      flushSync(() => setShown(current));
    };
    const onAfterPrint = () => {
      isPrinting = false;
      update();
    };

    onResize();
    const observer = new ResizeObserver(onResize);
    observer.observe(element);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    window.addEventListener('beforeprint', onBeforePrint);
    window.addEventListener('afterprint', onAfterPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
      window.removeEventListener('beforeprint', onBeforePrint);
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, [list, count, loaded, prerendered]);

  return shown;
}

/** The layout of a list; null while no card is displayed in it. */
function measureLayout(list: HTMLElement): GridLayout | null {
  // An item outside of the window has a style, and not the size of a column.
  const height = list.querySelector('li:not([style])')?.getBoundingClientRect().height ?? 0;
  if (height === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const gap = Number.parseFloat(rowGap);
  return { columns: gridTemplateColumns.split(' ').length, rowHeight: height + gap };
}

function windowOf(
  list: HTMLElement,
  size: Pick<ListSize, 'count' | 'prerendered'>,
  layout: GridLayout,
): WindowedList {
  const rows = visibleRows(size, layout, list.getBoundingClientRect().top, window.innerHeight);
  const item = document.activeElement?.closest<HTMLElement>('[data-index]');
  const index = item && list.contains(item) ? Number(item.dataset.index) : null;
  const isOutside = index !== null && (index < rows.first || index >= rows.end);
  return { ...rows, focused: isOutside ? index : null, ...layout };
}

function isEqual(a: WindowedList, b: WindowedList): boolean {
  return (Object.keys(a) as (keyof WindowedList)[]).every((key) => a[key] === b[key]);
}
