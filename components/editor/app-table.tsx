import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type Ref,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  MdAdd,
  MdDownload,
  MdDragIndicator,
  MdErrorOutline,
  MdOutlineWarningAmber,
  MdStar,
} from 'react-icons/md';
import { ignoreSecondClick } from '@/components/ui/ignore-second-click';
import { Select } from '@/components/ui/select';
import { countSeverities } from '@/lib/catalogue/diagnostic';
import { downloadsValue } from '@/lib/catalogue/downloads';
import { jsonOf } from '@/lib/catalogue/json-path';
import { TRENDING_COUNT } from '@/lib/catalogue/select';
import { isRowChanged, newId, type Row } from '@/lib/editor/document';
import { newApp } from '@/lib/editor/input';
import { nameIn } from '@/lib/editor/localized-text';
import { formatCompact, formatExact, formatRating } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';
import { type EditorContext, nameOf, useDiagnostics, useDocument, useEditor } from './context';
import { Icon } from './picture';

const ORDERS = [
  { value: 'file', label: 'Order of the file' },
  { value: 'title', label: 'Title' },
  { value: 'companyName', label: 'Developer' },
  { value: 'downloads', label: 'Most downloads' },
  { value: 'ratingAvg', label: 'Best rated' },
] as const;

type Order = (typeof ORDERS)[number]['value'];

/** The usual height of a row in CSS pixels: `h-18`. Rows are higher with large text. */
const ROW_HEIGHT = 72;

export interface TableView {
  search: string;
  order: Order;
  isFiltered: boolean;
}

export interface AppTableProps {
  view: TableView;
  onView: (view: TableView) => void;
  /** The app that was open before, which gets the focus. */
  last: string | null;
  /** The app that the last undo or redo has moved or added. A new object for each. */
  revealed: { key: string } | null;
}

/** The control of a row that gets the focus: the button of the app, or its position. */
type Part = 'open' | 'position';

const controlOf = (part: Part, key: string) => document.getElementById(`${part}-${key}`);

/** All apps, in the order of the file or in another one. Only the rows near the screen are in the DOM. */
export function AppTable({ view, onView, last, revealed }: AppTableProps) {
  const { store, diagnostics, open, say } = useEditor();
  const rows = useDocument((document) => document.rows);
  const search = useDeferredValue(view.search);
  const positions = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const shown = useMemo(
    () => select(rows, { ...view, search }, diagnostics),
    [rows, view, search, diagnostics],
  );
  const list = useRef<HTMLTableSectionElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toFocus = useRef<{ part: Part; key: string } | null>(null);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table appears.
  useLayoutEffect(() => {
    if (last === null) return;
    const { past } = store.getState();
    const before = select(past.at(-1)?.rows ?? [], view, diagnostics);
    // Of an app that was removed, the row that follows.
    const row = shown.find(({ key }) => key === last) ?? shown[before.findIndex(({ key }) => key === last)];
    if (row) toFocus.current = { part: 'open', key: row.key };
    else heading.current?.focus();
  }, []);

  // After each rendering: a row that is far away is rendered when the page has scrolled to it.
  useLayoutEffect(() => {
    if (!toFocus.current) return;
    const { part, key } = toFocus.current;
    const element = controlOf(part, key);
    const index = shown.findIndex((row) => row.key === key);
    if (element || index < 0) toFocus.current = null;
    else virtual.scrollToIndex(index, { align: 'center' });
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });

  const lastRevealed = useRef(revealed);
  useLayoutEffect(() => {
    if (!revealed || revealed === lastRevealed.current) return;
    lastRevealed.current = revealed;
    const { key } = revealed;
    const element = controlOf('open', key);
    const index = shown.findIndex((row) => row.key === key);
    if (element) element.scrollIntoView({ block: 'nearest' });
    else if (index >= 0) virtual.scrollToIndex(index, { align: 'center' });
  }, [revealed, shown, virtual]);

  function move(row: Row, index: number, part: Part | null) {
    store.getState().move(row.key, index);
    const moved = store.getState().rows;
    if (part && moved !== rows) toFocus.current = { part, key: row.key };
    const position = moved.findIndex(({ key }) => key === row.key) + 1;
    say(`${nameOf(row)} is at position ${formatExact(position)} of ${formatExact(rows.length)}.`);
  }

  function add() {
    ignoreSecondClick();
    const document = store.getState();
    const hasDates = document.rows.some(({ value }) => value.added !== undefined);
    const dates = hasDates ? { added: new Date().toISOString().slice(0, 10) } : {};
    open(document.add({ ...newApp(newId(document)), ...dates }));
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
          <span>{`With warnings (${formatExact(warned)})`}</span>
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
                Warnings
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

interface TableRowProps {
  /** Measures the height. */
  ref: Ref<HTMLTableRowElement>;
  row: Row;
  /** 0-based, in the table. */
  index: number;
  /** 0-based, in the file. */
  position: number;
  /** Null unless the table has the order of the file. */
  onMove: Move | null;
}

/**
 * Moves the app of a row.
 *
 * @param position 0-based.
 * @param part What gets the focus, if it was in the row.
 */
type Move = (position: number, part: Part | null) => void;

/** What is dragged. The drag event of a browser tells it only at the end. */
let dragged: { key: string; position: number } | null = null;

function TableRow({ ref, row, index, position, onMove }: TableRowProps) {
  const { store, open } = useEditor();
  const isChanged = useDocument((document) => isRowChanged(document, row));
  const [isTarget, setIsTarget] = useState(false);
  const { key, value } = row;
  const isLastTrending = onMove && position === TRENDING_COUNT - 1;
  const trending =
    onMove && position < TRENDING_COUNT && (isLastTrending ? 'Trending, the last one' : 'Trending');
  const developer = jsonOf(nameIn(value.companyName));
  const image = typeof value.image === 'string' ? value.image : '';
  return (
    <tr
      ref={ref}
      data-index={index}
      // 1-based, after the header.
      aria-rowindex={index + 2}
      data-target={isTarget || undefined}
      // On a narrow screen, the figures follow the app in a line, beside the position and below the title.
      className={`h-18 border-t max-md:relative max-md:flex max-md:h-auto max-md:min-h-18 max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:py-2.5 max-md:ps-39 @max-xs:ps-16 @max-[12rem]:ps-0 ${
        isLastTrending ? 'border-b-4 border-b-brand border-t-line' : 'border-line'
      } data-target:bg-brand-soft`}
      onDragOver={(event) => {
        if (!onMove || !dragged) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        setIsTarget(false);
        if (!onMove || !dragged) return;
        event.preventDefault();
        store.getState().move(dragged.key, position);
        dragged = null;
      }}
    >
      <td className="max-md:absolute max-md:inset-y-0 max-md:start-0 @max-[12rem]:static @max-[12rem]:basis-full">
        <span className="flex items-center gap-1 max-md:h-full">
          {onMove && (
            // The input beside it is for the keyboard.
            <span
              draggable
              aria-hidden="true"
              title="Drag to another position"
              className="cursor-grab text-muted @max-xs:hidden"
              onDragStart={(event) => {
                dragged = { key, position };
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', nameOf(row));
              }}
              onDragEnd={() => {
                dragged = null;
              }}
            >
              <MdDragIndicator className="size-6" />
            </span>
          )}
          {onMove ? (
            <PositionInput row={row} position={position} onMove={onMove} />
          ) : (
            <span className="px-2 text-muted tabular">{formatExact(position + 1)}</span>
          )}
        </span>
      </td>
      <th
        scope="row"
        className="py-2 text-start font-normal max-md:-ms-15 max-md:pt-0 max-md:pb-0.5 max-md:min-w-0 max-md:shrink-0 max-md:basis-[calc(100%+3.75rem)] @max-xs:ms-0 @max-xs:basis-full"
      >
        <span className="flex items-center gap-3">
          <Icon path={image} title={nameOf(row)} size={48} className="w-12 shrink-0 @max-xs:hidden" />
          <span className="min-w-0 flex-1">
            <button
              type="button"
              id={`open-${key}`}
              className="line-clamp-2 text-start font-semibold text-brand wrap-anywhere"
              onClick={() => {
                ignoreSecondClick();
                open(key);
              }}
            >
              <bdi>{nameOf(row)}</bdi>
            </button>
            <span className="line-clamp-2 text-muted text-sm wrap-anywhere">
              <bdi>{developer}</bdi>
              <span>{developer && trending ? ` · ${trending}` : trending}</span>
              {isChanged && (
                <span className="font-semibold text-brand">
                  {developer || trending ? ' · changed' : 'changed'}
                </span>
              )}
            </span>
          </span>
        </span>
      </th>
      <td className={FIGURE}>
        <MdDownload aria-hidden="true" className="size-4 md:hidden" />
        <span>{figure(value.downloads, formatCompact)}</span>
      </td>
      <td className={FIGURE}>
        <MdStar aria-hidden="true" className="size-4 text-rating md:hidden" />
        <span>{figure(value.ratingAvg, formatRating)}</span>
      </td>
      <td className={FIGURE}>
        <Warnings appKey={key} />
      </td>
    </tr>
  );
}

const FIGURE =
  'text-end tabular wrap-anywhere max-md:flex max-md:items-center max-md:gap-1 max-md:text-muted max-md:text-sm';

/** A value that can be of another type, and is shown as it is then. */
function figure(value: unknown, format: (value: number) => string): string {
  return typeof value === 'number' ? format(value) : jsonOf(value);
}

function Warnings({ appKey }: { appKey: string }) {
  const diagnostics = useDiagnostics(appKey);
  if (diagnostics.length === 0) return null;
  const { errors, warnings } = countSeverities(diagnostics);
  const text = [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
  const Icon = errors > 0 ? MdErrorOutline : MdOutlineWarningAmber;
  return (
    <span
      title={text}
      className={`relative flex items-center justify-end gap-1 ${errors > 0 ? 'text-danger' : 'text-gold'}`}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span aria-hidden="true">{diagnostics.length}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

interface PositionInputProps {
  row: Row;
  position: number;
  onMove: Move;
}

/** The position of an app: the arrow keys move it by one, a number and Enter to any position. */
function PositionInput({ row, position, onMove }: PositionInputProps) {
  const { say } = useEditor();
  const count = useDocument(({ rows }) => rows.length);
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (part: Part | null) => {
    const text = typed?.trim();
    setTyped(null);
    if (!text) return;
    const wanted = /^\d+$/.test(text) ? Number(text) : 0;
    if (wanted < 1 || wanted > count) say(`Use a number from 1 to ${formatExact(count)}.`);
    else onMove(wanted - 1, part);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Enter') commit('position');
    if (event.key === 'Escape') setTyped(null);
    if (!step) return;
    event.preventDefault();
    setTyped(null);
    onMove(position + step, 'position');
  };
  return (
    <input
      id={`position-${row.key}`}
      aria-label={`Position of ${nameOf(row)}`}
      title="Arrow keys, or a number and Enter, move the app"
      inputMode="numeric"
      data-own-undo={typed === null ? undefined : true}
      value={typed ?? position + 1}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      // The button is next. It moves with its row.
      onBlur={({ relatedTarget }) => commit(relatedTarget?.id === `open-${row.key}` ? 'open' : null)}
      className="min-h-11 w-16 rounded-lg border border-transparent bg-transparent px-1.5 outline-offset-0 tabular hover:border-line focus:border-line"
    />
  );
}

/** The rows that a search and a filter leave, in an order. */
function select(
  rows: readonly Row[],
  { search, order, isFiltered }: TableView,
  diagnostics: EditorContext['diagnostics'],
) {
  const text = search.trim().toLowerCase();
  const found = rows.filter(({ key, value: { id, title, companyName } }) => {
    if (isFiltered && !diagnostics.has(key)) return false;
    return text === '' || [id, title, companyName].map(jsonOf).join('\n').toLowerCase().includes(text);
  });
  if (order === 'file') return found;
  if (order === 'downloads' || order === 'ratingAvg') {
    const number = ({ value: { [order]: value } }: Row) =>
      ((typeof value === 'number' || typeof value === 'string') && downloadsValue(value)) || 0;
    return found.toSorted((a, b) => number(b) - number(a));
  }
  const { compare } = new Intl.Collator('en');
  return found.toSorted((a, b) => compare(jsonOf(nameIn(a.value[order])), jsonOf(nameIn(b.value[order]))));
}
