import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/lib/browser/when-idle';
import { PAGE_SIZE } from '@/lib/catalogue/pages';
import { scrollTo } from '@/lib/navigation/scroll-restoration';
import { type GridLayout, type ItemRange, itemsBetween, nextItems } from './visible-rows';

/** Up to this many items are printed. */
export const MAX_PRINTED = 2000;

/** A list of up to this many items is whole, so that the browser finds and selects all of its text. */
const MAX_WHOLE = 200;

/** Number of items that are added at once before and after the others, while the browser is idle. */
const STEP = 4;

/** The state of a windowed list: the items in the DOM, and the layout of all. */
export interface WindowedList extends ItemRange, GridLayout {
  /** Height of a row without the gap below it, in CSS pixels. */
  cardHeight: number;
  /** The index of the item with the focus, if it is outside of the window. It stays in the DOM, with its neighbours. */
  focused: number | null;
  /** The items near the viewport when these were chosen. */
  near: ItemRange;
}

interface MeasuredLayout extends GridLayout {
  cardHeight: number;
  /** Where a row below the sticky toolbar begins, in CSS pixels from the top of the viewport. */
  top: number;
  /** The width of the viewport, in CSS pixels. */
  width: number;
}

/** The last layout that was measured. A list that replaces another one has the same. */
let known: MeasuredLayout | null = null;

/**
 * Chooses the items of a list that are in the DOM: at first those near the viewport. When the browser is idle, all items
 * of a list that is not large, and those up to one viewport before and after of a larger one.
 *
 * All rows must have the same height, which depends on the layout's width only. The positions of all items are then
 * known: the list has its full height at once, and scroll restoration is exact. If another width changes the rows, the
 * first visible item stays the first one.
 *
 * @param list The `<ul>`, a grid whose `<li>`s have a `data-index`.
 * @param count Number of items.
 * @param loaded Number of items that are loaded: the first ones. The list has the height of all.
 * @returns null for a list that is whole at first, and before the first measurement, which precedes the first paint. A list that
 *   replaces another one is measured after its first paint, because a measurement while React renders costs a second layout.
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  loaded: number,
): WindowedList | null {
  const [expected] = useState(() => expectedStart(count));
  const [shown, setShown] = useState(expected);
  const current = useRef<WindowedList | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || count <= PAGE_SIZE) {
      current.current = null;
      setShown(null);
      return;
    }
    let layout: MeasuredLayout | null = null;
    let place = { index: 0, scrollY: -1 };
    let isPrinting = false;
    let cancelIdle: (() => void) | null = null;

    const show = (next: WindowedList, render = flushSync) => {
      if (current.current && isEqual(current.current, next)) return;
      current.current = next;
      render(() => setShown(next));
    };
    /** Shows the items near the viewport, for a position of the list's top edge, and `step` more. */
    const update = (top: number, step: number, render = flushSync) => {
      if (!layout || isPrinting) return;
      const { columns, rowHeight, cardHeight } = layout;
      const within = (distance: number) =>
        itemsBetween(count, { columns, rowHeight }, -top - distance, -top + innerHeight + distance);
      const near = within(innerHeight / 2);
      const wanted = within(innerHeight);
      if (count <= MAX_WHOLE) {
        wanted.first = 0;
        wanted.end = Math.max(wanted.end, loaded);
      }
      const { first, end } = current.current ?? { first: 0, end: PAGE_SIZE };
      const aligned = { first: first - (first % columns), end };
      const items = nextItems(aligned, near, wanted, Math.ceil(step / columns) * columns);
      const focused = focusedOutside(element, items);
      show({ ...items, columns, rowHeight, cardHeight, focused, near }, render);
    };
    const updateWhenIdle = () => {
      cancelIdle ??= whenIdle(() => {
        cancelIdle = null;
        const before = current.current;
        update(element.getBoundingClientRect().top, STEP, (set) => set());
        if (current.current !== before) updateWhenIdle();
      });
    };
    const onScroll = () => {
      const { top } = element.getBoundingClientRect();
      if (layout && window.scrollY !== place.scrollY) {
        const row = Math.round((layout.top - top) / layout.rowHeight);
        place = { index: row * layout.columns, scrollY: window.scrollY };
      }
      // React would render the update of a scroll event after the paint, which could show an empty part of the list.
      update(top, 0);
      updateWhenIdle();
    };
    const onResize = () => {
      const measured = isPrinting ? null : measureLayout(element);
      const isChanged =
        layout &&
        measured &&
        (layout.columns !== measured.columns || layout.rowHeight !== measured.rowHeight);
      layout = measured ?? layout;
      if (!isChanged || place.index <= 0) return onScroll();
      const top = measured.top - Math.floor(place.index / measured.columns) * measured.rowHeight;
      update(top, 0);
      scrollTo(window.scrollY + element.getBoundingClientRect().top - top);
      place.scrollY = window.scrollY;
      updateWhenIdle();
    };
    const onBeforePrint = () => {
      if (!current.current) return;
      isPrinting = true;
      show({ ...current.current, first: 0, end: Math.min(loaded, MAX_PRINTED), focused: null });
    };
    const onAfterPrint = () => {
      isPrinting = false;
      onResize();
    };

    if (expected && !current.current) {
      layout = known;
      current.current = expected;
      setShown(expected);
    } else {
      layout = measureLayout(element);
      update(element.getBoundingClientRect().top, 0, (set) => set());
    }
    // In the next frame: the browser reports an error if the list changes its size during this event.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(onResize);
    });
    observer.observe(element);
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    window.addEventListener('resize', onResize, { signal });
    window.addEventListener('beforeprint', onBeforePrint, { signal });
    window.addEventListener('afterprint', onAfterPrint, { signal });
    return () => {
      cancelIdle?.();
      cancelAnimationFrame(frame);
      observer.disconnect();
      controller.abort();
    };
  }, [list, count, loaded, expected]);

  return shown;
}

/** The first rows of a list in the known layout: those that fill the viewport, if it begins below the toolbar. */
function expectedStart(count: number): WindowedList | null {
  if (!known || known.width !== innerWidth || count <= PAGE_SIZE) return null;
  const { columns, rowHeight, cardHeight, top } = known;
  const near = itemsBetween(count, known, 0, innerHeight - top);
  return { ...near, columns, rowHeight, cardHeight, focused: null, near };
}

/** The layout of a list; null while no card is displayed in it. */
function measureLayout(list: HTMLElement): MeasuredLayout | null {
  // Not an item outside of the window, which has a style and not the size of a column, nor a far one, whose height can be assumed.
  const item = list.querySelector('li:not([style], [data-far])');
  const height = item?.getBoundingClientRect().height ?? 0;
  if (!item || height === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  known = {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: height + Number.parseFloat(rowGap),
    cardHeight: height,
    top: Number.parseFloat(scrollPaddingTop) + Number.parseFloat(getComputedStyle(item).scrollMarginTop),
    width: innerWidth,
  };
  return known;
}

function focusedOutside(list: HTMLElement, { first, end }: ItemRange): number | null {
  const item = document.activeElement?.closest<HTMLElement>('[data-index]');
  const index = item && list.contains(item) ? Number(item.dataset.index) : null;
  return index !== null && (index < first || index >= end) ? index : null;
}

function isEqual({ near: _, ...a }: WindowedList, b: WindowedList): boolean {
  return (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b[key]);
}
