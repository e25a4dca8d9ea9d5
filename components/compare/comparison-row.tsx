import type { ReactNode } from 'react';
import { formatCompact, formatExact } from '@/lib/format';

/** Browsers can drop the semantics of a table that CSS displays as a grid. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface RowProps {
  /** The label of a property. */
  label?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A row of the comparison: its label, and a cell for each app. The variable `--apps` is their number. */
export function Row({ label, className = '', children }: RowProps) {
  return (
    <tr
      {...TABLE_ROLES.row}
      className={`grid grid-cols-[repeat(var(--apps),minmax(8rem,1fr))] border-line md:grid-cols-[8rem_repeat(var(--apps),minmax(8rem,1fr))] not-first:border-t ${className}`}
    >
      {label && <RowLabel scope="row">{label}</RowLabel>}
      {children}
    </tr>
  );
}

export interface RowLabelProps {
  scope: 'row' | 'col';
  children: ReactNode;
}

/** The label of a row: above its values on small screens, else in the first column. It stays in view. */
export function RowLabel({ scope, children }: RowLabelProps) {
  return (
    <th
      {...(scope === 'row' ? TABLE_ROLES.rowheader : TABLE_ROLES.columnheader)}
      scope={scope}
      className="sticky left-0 z-10 col-span-full w-fit bg-surface px-3 pt-3 text-left font-medium text-muted text-sm empty:p-0 md:col-span-1 md:w-auto md:py-4 md:pl-5"
    >
      {children}
    </th>
  );
}

export interface CellProps {
  /** Why the value is the best of its row: `Most`. */
  best?: string | false;
  children: ReactNode;
}

/** A value of an app. */
export function Cell({ best, children }: CellProps) {
  return (
    <td {...TABLE_ROLES.cell} className="min-w-0 px-3 pt-1 pb-3 md:py-4">
      {children}
      {best && (
        <span className="mt-1 block w-fit rounded-md bg-brand-soft px-1.5 font-semibold text-brand text-sm">
          <span aria-hidden="true">✓ </span>
          {best}
        </span>
      )}
    </td>
  );
}

export interface FigureProps extends Pick<CellProps, 'best'> {
  /** A number is shown compactly and exactly, text unchanged. */
  value: number | string;
  /** `downloads` */
  unit: string;
}

/** A count of an app. */
export function Figure({ value, unit, best }: FigureProps) {
  const isText = typeof value === 'string';
  const short = isText ? value : formatCompact(value);
  const exact = isText ? '' : formatExact(value);
  return (
    <Cell best={best}>
      <span aria-hidden={!isText} className="block font-extrabold text-xl tabular wrap-anywhere">
        {short}
      </span>
      {!isText && (
        <span className={exact === short ? 'sr-only' : 'block text-muted text-sm tabular'}>
          {exact}
          <span className="sr-only"> {unit}</span>
        </span>
      )}
    </Cell>
  );
}
