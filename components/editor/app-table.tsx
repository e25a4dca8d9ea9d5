import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MdAdd } from 'react-icons/md';
import { Select } from '@/components/ui/select';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { newId, type Row } from '@/lib/editor/document';
import { today } from '@/lib/installed/days';
import { formatExact } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';
import { nameOf, useDocument, useEditor } from './context';
import { type Part, TableRow } from './table-row';
import { ORDERS, type Order, rowsOf, type TableView } from './table-view';

/** The usual height of a row in CSS pixels: `h-18`. Rows are higher with large text. */
const ROW_HEIGHT = 72;

export interface AppTableProps {
  view: TableView;
  onView: (view: TableView) => void;
  /** The app that was open before, which gets the focus. */
  last: string | null;
  /** The app that the last undo or redo has moved or added. A new object for each. */
  revealed: { key: string } | null;
}

const controlOf = (part: Part, key: string) => document.getElementById(`${part}-${key}`);

/** All apps, in the order of the file or in another one. Only the rows near the screen are in the DOM. */
export function AppTable({ view, onView, last, revealed }: AppTableProps) {
  const { store, diagnostics, open, say } = useEditor();
  const rows = useDocument((document) => document.rows);
  const search = useDeferredValue(view.search);
  const positions = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const shown = useMemo(
    () => rowsOf(rows, { ...view, search }, diagnostics),
    [rows, view, search, diagnostics],
  );
  const list = useRef<HTMLTableSectionElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The row to scroll to, with the control that gets the focus. */
  const target = useRef<{ part: Part | null; key: string } | null>(null);
  const [top, setTop] = useState(0);
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => shown[index]?.key ?? index,
    overscan: 12,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const isMovable = view.order === 'file' && view.search.trim() === '' && !view.isFiltered;

  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  useLayoutEffect(() => {
    if (revealed) target.current = { part: null, key: revealed.key };
  }, [revealed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table appears.
  useLayoutEffect(() => {
    if (last === null) return;
    const { past } = store.getState();
    const before = rowsOf(past.at(-1) ?? rows, { ...view, isFiltered: false }, diagnostics);
    const index = before.findIndex((row) => row.key === last);
    const following = index < 0 ? [] : before.slice(index).map((row) => row.key);
    const keys = new Set(shown.map((row) => row.key));
    // Of an app that was removed, or has no warning any more, the row that follows.
    const key = [last, ...following].find((key) => keys.has(key));
    target.current = key ? { part: 'open', key } : null;
    if (!key) heading.current?.focus();
  }, []);

  // After each rendering: a row that is far away is rendered when the page has scrolled to it.
  useLayoutEffect(() => {
    if (!target.current) return;
    const { part, key } = target.current;
    const element = controlOf(part ?? 'open', key);
    const index = shown.findIndex((row) => row.key === key);
    if (element || index < 0) target.current = null;
    else virtual.scrollToIndex(index, { align: 'center' });
    if (part) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });

  function move(row: Row, index: number, part: Part | null) {
    store.getState().move(row.key, index);
    const moved = store.getState().rows;
    if (part && moved !== rows) target.current = { part, key: row.key };
    const position = moved.findIndex(({ key }) => key === row.key) + 1;
    say(`${nameOf(row)} is at position ${formatExact(position)} of ${formatExact(rows.length)}.`);
  }

  function add() {
    ignoreSecondClick();
    const document = store.getState();
    const hasDates = document.rows.some(({ value }) => value.added !== undefined);
    const dates = hasDates ? { added: today() } : {};
    open(document.add({ id: newId(document), title: '', ...dates }));
  }

  const warned = rows.filter(({ key }) => diagnostics.has(key)).length;
  const [first, end] = [items[0], items.at(-1)];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 ref={heading} className="grow font-bold text-3xl" tabIndex={-1}>
          {plural(rows.length, 'app')}
        </h1>
        <button type="button" className="button" onClick={add}>
          <MdAdd aria-hidden="true" className="size-6" />
          Add an app
        </button>
      </div>
      <search className="mb-4 flex flex-wrap items-center gap-3">
        <input
          type="search"
          aria-label="Search titles, developers and ids"
          data-own-undo
          placeholder="Title, developer or id"
          value={view.search}
          onChange={({ target }) => onView({ ...view, search: target.value })}
          className="min-h-11 min-w-0 grow basis-40 rounded-xl border border-line bg-surface px-3"
        />
        <Select<Order>
          label="Order of the table"
          options={ORDERS}
          value={view.order}
          onChange={(order) => onView({ ...view, order })}
        />
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={view.isFiltered}
            onChange={({ target }) => onView({ ...view, isFiltered: target.checked })}
            className="size-5"
          />
          <span>{`With errors or warnings (${formatExact(warned)})`}</span>
        </label>
      </search>
      <p role="status" className="sr-only">
        {`${plural(shown.length, 'app')} shown.`}
      </p>
      {shown.length === 0 && (
        <p className="py-10 text-center text-muted">
          {rows.length === 0 ? 'The catalogue has no app yet.' : 'No app is found.'}
        </p>
      )}
      <div className="@container">
        <table className="w-full table-fixed" aria-rowcount={shown.length + 1} hidden={shown.length === 0}>
          <thead className="max-md:sr-only">
            <tr className="text-start text-muted text-sm">
              <th scope="col" className="w-30 pb-2 font-semibold">
                Position
              </th>
              <th scope="col" className="pb-2 font-semibold">
                App
              </th>
              <th scope="col" className="w-28 pb-2 text-end font-semibold">
                Downloads
              </th>
              <th scope="col" className="w-20 pb-2 text-end font-semibold">
                Rating
              </th>
              <th scope="col" className="w-24 pb-2 text-end font-semibold">
                Check
              </th>
            </tr>
          </thead>
          <tbody ref={list}>
            <Spacer height={(first?.start ?? top) - top} />
            {items.map(({ index, key }) => {
              const row = shown[index];
              return (
                row && (
                  <TableRow
                    key={key}
                    ref={virtual.measureElement}
                    row={row}
                    index={index}
                    position={positions.get(row.key) ?? 0}
                    onMove={isMovable ? (...to) => move(row, ...to) : null}
                  />
                )
              );
            })}
            <Spacer height={virtual.getTotalSize() - ((end?.end ?? top) - top)} />
          </tbody>
        </table>
      </div>
    </>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 && <tr style={{ height }} />;
}
