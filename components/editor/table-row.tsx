import { type DragEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { MdDownload, MdDragIndicator, MdErrorOutline, MdOutlineWarningAmber, MdStar } from 'react-icons/md';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { countSeverities } from '@/lib/catalogue/diagnostic';
import { jsonOf } from '@/lib/catalogue/json-path';
import { TRENDING_COUNT } from '@/lib/catalogue/select';
import { isRowChanged, type Row } from '@/lib/editor/document';
import { nameIn } from '@/lib/editor/localized-text';
import { site } from '@/lib/site';
import { formatCompact, formatExact, formatRating } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';
import { nameOf, useDiagnostics, useDocument, useEditor } from './context';
import { Icon } from './picture';

/** The control of a row that gets the focus: the button of the app, or its position. */
export type Part = 'open' | 'position';

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

/** The type of the key of an app that is dragged, unlike a text, a file, or an app of another window. */
const APP_TYPE = `application/x-app-${Math.random().toString(36).slice(2)}`;

function hasApp({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(APP_TYPE);
}

export function TableRow({ ref, row, index, position, onMove }: TableRowProps) {
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
        if (!onMove || !hasApp(event)) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        setIsTarget(false);
        if (!onMove || !hasApp(event)) return;
        event.preventDefault();
        store.getState().move(event.dataTransfer.getData(APP_TYPE), position);
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
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', nameOf(row));
                event.dataTransfer.setData(APP_TYPE, key);
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
              <bdi lang={site.languages[0]}>{nameOf(row)}</bdi>
            </button>
            <span className="line-clamp-2 text-muted text-sm wrap-anywhere">
              <bdi lang={site.languages[0]}>{developer}</bdi>
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
      <Figure
        icon={<MdDownload aria-hidden="true" className="size-4 md:hidden" />}
        text={figure(value.downloads, formatCompact)}
      />
      <Figure
        icon={<MdStar aria-hidden="true" className="size-4 text-rating md:hidden" />}
        text={figure(value.ratingAvg, formatRating)}
      />
      <td className={FIGURE}>
        <Diagnostics appKey={key} />
      </td>
    </tr>
  );
}

const FIGURE =
  'text-end tabular wrap-anywhere max-md:flex max-md:items-center max-md:gap-1 max-md:text-muted max-md:text-sm';

/** On small screens, where the columns have no headings, with an icon. Without a value, nothing. */
function Figure({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <td className={FIGURE}>
      {text && icon}
      {text && <span>{text}</span>}
    </td>
  );
}

/** A value that can be of another type, and is shown as it is then. */
function figure(value: unknown, format: (value: number) => string): string {
  return typeof value === 'number' ? format(value) : jsonOf(value);
}

function Diagnostics({ appKey }: { appKey: string }) {
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
      onBlur={({ relatedTarget }) => {
        // A press ends where it began: no row moves under it.
        if (document.body.matches(':active')) afterPress(() => commit(null));
        // The button is next. It moves with its row.
        else commit(relatedTarget?.id === `open-${row.key}` ? 'open' : null);
      }}
      className="min-h-11 w-16 rounded-lg border border-transparent bg-transparent px-1.5 outline-offset-0 tabular hover:border-line focus:border-line"
    />
  );
}

/**
 * Calls a function once, after the press that has begun is a click, or has dragged something. Outside the table before React
 * handles the click, so that Save includes the move.
 */
function afterPress(run: () => void): void {
  const press = new AbortController();
  const end = () => {
    if (!press.signal.aborted) run();
    press.abort();
  };
  const onEnd = ({ type, target }: Event) => {
    // A row that moves far away is removed before React handles a click on it.
    if (type === 'click' && !(target as Element).closest('tr')) end();
    else setTimeout(end);
  };
  for (const type of ['click', 'pointerup', 'dragend'])
    window.addEventListener(type, onEnd, { capture: true, signal: press.signal });
}
