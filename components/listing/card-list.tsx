'use client';

import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { AppCard, AppCardSkeleton } from '@/components/catalogue/app-card';
import { IN_VIEW_FIRST } from '@/components/catalogue/app-grid';
import { PAGE_SIZE } from '@/lib/catalogue/pages';
import type { CardApp } from '@/lib/catalogue/views';
import { useSummaries } from '@/lib/source/use-summaries';
import * as texts from '@/texts/listing';
import { MAX_PRINTED, useListWindow, type WindowedList } from './use-list-window';

export interface CardListProps {
  apps: readonly CardApp[];
  /**
   * Number of apps of the whole list, of which `apps` can be the first part. The list has the height of all. Skeletons
   * are in the place of the others.
   */
  total: number;
  /** The text of the search, which is marked in the titles. */
  search?: string;
  /** Called when the visitor is near to apps that are missing, or prints the list. Without it, none are missing. */
  onMissing?: () => void;
}

/** A grid of app cards, of which only those near the viewport are in the DOM. */
export const CardList = memo(function CardList({ apps, total, search, onMissing }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useListWindow(list, total, apps.length);
  const indices = shown ? indicesOf(shown, total) : range(0, Math.min(PAGE_SIZE, apps.length));
  const isPartial = indices.length < total;
  const summaryOf = useSummaries(indices.flatMap((index) => apps[index] ?? []));

  const isMissing = shown !== null && shown.end > apps.length;
  useEffect(() => {
    if (isMissing) onMissing?.();
  }, [isMissing, onMissing]);

  const isShort = apps.length < total;
  useEffect(() => {
    if (!isShort || !onMissing) return;
    // The browser does not wait for them: they are in the next print.
    window.addEventListener('beforeprint', onMissing);
    return () => window.removeEventListener('beforeprint', onMissing);
  }, [isShort, onMissing]);

  const printedCount = Math.min(apps.length, MAX_PRINTED);
  return (
    <>
      <ul role="list" ref={list} className="card-grid" style={shown ? spaceAround(shown, total) : undefined}>
        {indices.map((index) => {
          const app = apps[index];
          if (!app)
            // Its key is negative, which no id is.
            return (
              <li key={~index} aria-hidden="true" className="min-w-0">
                <AppCardSkeleton />
              </li>
            );
          return (
            <li
              key={app.id}
              data-index={index}
              aria-setsize={isPartial ? total : undefined}
              aria-posinset={isPartial ? index + 1 : undefined}
              data-far={isFar(shown, index) ? '' : undefined}
              className="card"
              style={shown ? placeOutside(shown, index) : undefined}
            >
              <AppCard app={app} summary={summaryOf(app)} isEager={index < IN_VIEW_FIRST} search={search} />
            </li>
          );
        })}
      </ul>
      {printedCount < total && <p className="print-only">{texts.firstOf(printedCount, total)}</p>}
    </>
  );
});

/** The items in the DOM, ascending: the window, and a focused item outside of it with its neighbours, for the Tab key. */
function indicesOf({ first, end, focused }: WindowedList, count: number): number[] {
  const shown = range(first, Math.min(end, count));
  if (focused === null) return shown;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...shown, ...kept])].sort((a, b) => a - b);
}

/** Whether a card needs no layout yet. One in view never becomes far: for browsers, it would move. */
function isFar(shown: WindowedList | null, index: number): boolean {
  if (!shown) return index >= IN_VIEW_FIRST;
  return index < shown.near.first || index >= shown.near.end;
}

/** None if the end is before the first one. */
function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** The space of the rows before and after the window, and the height of its cards that are not laid out. */
function spaceAround(
  { first, end, columns, rowHeight, cardHeight }: WindowedList,
  count: number,
): CSSProperties {
  const rows = (items: number) => Math.ceil(items / columns);
  return {
    ['--card-height' as string]: `${cardHeight}px`,
    paddingTop: rows(first) * rowHeight,
    paddingBottom: (rows(count) - rows(end)) * rowHeight,
  };
}

/** The position of an item outside of the window; undefined for the others, which the grid places. */
function placeOutside(
  { first, end, columns, rowHeight }: WindowedList,
  index: number,
): CSSProperties | undefined {
  if (index >= first && index < end) return undefined;
  return {
    position: 'absolute',
    top: Math.floor(index / columns) * rowHeight,
    insetInlineStart: `${((index % columns) / columns) * 100}%`,
    width: `${100 / columns}%`,
  };
}
