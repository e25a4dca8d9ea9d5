import type { ReactNode } from 'react';
import { type CountProps, inShort } from '@/components/catalogue/figures';
import { ShortText } from '@/components/ui/short-text';
import type { ComparedApp } from '@/lib/catalogue/views';
import { formatCompact, formatExact } from '@/texts/format';

/** Browsers can drop the semantics of a table that CSS displays as a grid. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A row has a column for each app. The variable `--apps` of the table is their number. */
export const ROW_CLASSES =
  'grid grid-cols-[repeat(var(--apps),minmax(8.6875rem,1fr))] border-line md:grid-cols-[8rem_repeat(var(--apps),minmax(8.6875rem,1fr))] md:pe-3 not-first:border-t';

/** The label of a row: above its values on small screens, else in the first column. It stays in view. */
export const LABEL_CLASSES =
  'sticky start-0 z-10 col-span-full w-fit bg-surface px-3 pt-3 text-start font-medium text-muted text-sm empty:p-0 md:col-span-1 md:w-auto md:py-4 md:ps-5 md:leading-6';

export interface RowProps {
  label: ReactNode;
  apps: readonly ComparedApp[];
  /** Marks the best values of the row. */
  best?: {
    /** Why a value is the best: `Most`. */
    label: string;
    /** Greater is better; null for an app that takes no part. */
    rank: (app: ComparedApp) => number | null;
  };
  className?: string;
  /** Renders the value of an app; nothing if the app has none. */
  children: (app: ComparedApp, index: number) => ReactNode;
}

/** A property of the apps: its label, and a cell for each app. Renders nothing if no app has it. */
export function Row({ label, apps, best, className = '', children }: RowProps) {
  const values: ReactNode[] = apps.map(children);
  if (!values.some(Boolean)) return null;
  const marks = markBest(apps.map((app) => best?.rank(app) ?? null));
  return (
    <tr {...TABLE_ROLES.row} className={`${ROW_CLASSES} ${className}`}>
      <th {...TABLE_ROLES.rowheader} scope="row" className={LABEL_CLASSES}>
        {label}
      </th>
      {apps.map((app, index) => (
        <td key={app.id} {...TABLE_ROLES.cell} className="min-w-0 pt-1 pe-2 ps-3 pb-3 wrap-anywhere md:py-4">
          {values[index] || <span className="text-muted">–</span>}
          {marks[index] && (
            <span className="mt-1 block w-fit rounded-md bg-brand-soft px-1.5 font-semibold text-brand text-sm">
              <span aria-hidden="true">✓ </span>
              <span>{best?.label}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** @returns Whether each value is the greatest. All false if no value is better than another. */
export function markBest(values: readonly (number | null)[]): boolean[] {
  const known = values.filter((value) => value !== null);
  const best = Math.max(...known);
  const isTie = known.every((value) => value === best);
  return values.map((value) => !isTie && value === best);
}

/** A count that is shown compactly and exactly. */
export function FullCount({ value, inFull }: CountProps) {
  const isText = typeof value === 'string';
  const short = isText ? value : formatCompact(value);
  const exact = isText ? '' : formatExact(value);
  return (
    <>
      {/* “10,000,000+” fits into a column. */}
      <span
        aria-hidden={!isText}
        className={`block font-extrabold text-xl tabular wrap-anywhere ${short.length > 8 ? 'max-lg:text-base' : ''}`}
      >
        {inShort(value)}
      </span>
      {!isText && (
        <span className={exact === short ? 'sr-only' : 'block text-muted text-sm tabular'}>
          <ShortText text={exact} full={inFull(value)} />
        </span>
      )}
    </>
  );
}
