import type { ReactNode } from 'react';
import { formatExact } from '@/lib/format';
import type { ComparedEntry } from '@/lib/installed/compare-lists';

/** Number of entries that are shown by name. */
const SHOWN_COUNT = 20;

export interface EntryListProps {
  heading: string;
  entries: readonly ComparedEntry[];
  /** Below the list. */
  children?: ReactNode;
}

/** A part of a list that is reviewed. Nothing if it is empty. */
export function EntryList({ heading, entries, children }: EntryListProps) {
  if (entries.length === 0) return null;
  const rest = entries.length - SHOWN_COUNT;
  return (
    <>
      <h3 className="mt-4 font-semibold">{heading}</h3>
      <ul className="mt-1 list-disc pl-5 text-muted">
        {entries.slice(0, SHOWN_COUNT).map(({ id, title, language }) => (
          <li key={id} dir="auto" lang={language} className="wrap-anywhere">
            {title ?? `App ${id}`}
          </li>
        ))}
        {rest > 0 && <li>and {formatExact(rest)} more</li>}
      </ul>
      {children}
    </>
  );
}
