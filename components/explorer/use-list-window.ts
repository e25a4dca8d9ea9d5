import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PAGE_SIZE } from '@/lib/catalogue/pages';
import { type GridLayout, type ListWindow, visibleRows } from './visible-rows';

/** Up to this many items are printed. */
export const MAX_PRINTED = 2000;

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
 * @param count Number of items.
 * @param loaded Number of items that are loaded: the first ones. The list has the height of all.
 * @returns null for a list that the page contains as a whole, and before the first measurement, which precedes the first paint.
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  loaded: number,
): WindowedList | null {
  const [shown, setShown] = useState<WindowedList | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || count <= PAGE_SIZE) {
      setShown(null);
      return;
    }
    let layout: GridLayout | null = null;
    let isPrinting = false;

    const update = () => {
      const next = layout && windowOf(element, count, layout);
      if (next && !isPrinting) setShown((shown) => (shown && isEqual(shown, next) ? shown : next));
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
      const end = Math.min(loaded, MAX_PRINTED);
      const printed = { first: 0, end, before: 0, after: 0, focused: null, ...layout };
      flushSync(() => setShown(printed));
    };
    const onAfterPrint = () => {
      isPrinting = false;
      update();
    };

    onResize();
    const observer = new ResizeObserver(onResize);
    observer.observe(element);
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    window.addEventListener('resize', onScroll, { signal });
    window.addEventListener('beforeprint', onBeforePrint, { signal });
    window.addEventListener('afterprint', onAfterPrint, { signal });
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [list, count, loaded]);

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

function windowOf(list: HTMLElement, count: number, layout: GridLayout): WindowedList {
  const size = { count, prerendered: PAGE_SIZE };
  const rows = visibleRows(size, layout, list.getBoundingClientRect().top, window.innerHeight);
  const item = document.activeElement?.closest<HTMLElement>('[data-index]');
  const index = item && list.contains(item) ? Number(item.dataset.index) : null;
  const isOutside = index !== null && (index < rows.first || index >= rows.end);
  return { ...rows, focused: isOutside ? index : null, ...layout };
}

function isEqual(a: WindowedList, b: WindowedList): boolean {
  return (Object.keys(a) as (keyof WindowedList)[]).every((key) => a[key] === b[key]);
}
