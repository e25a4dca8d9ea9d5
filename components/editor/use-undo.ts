import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { FIELDS } from '@/lib/catalogue/field-tree';
import { isEqual } from '@/lib/catalogue/json-path';
import { changesOf } from '@/lib/editor/diff/diff';
import type { DocumentStore, Row } from '@/lib/editor/document';
import { movedKeys } from '@/lib/editor/merge-orders';
import { formatExact } from '@/lib/texts/en/format';
import { nameOf } from './context';

/** Goes one step back or forward. */
export type Step = (direction: 'undo' | 'redo') => void;

/**
 * Undo and redo, which say what they have changed, and open the form of an app whose fields have changed unseen.
 *
 * @param opened The key of the app whose form is open.
 * @param reveal Scrolls the table to the app with a key.
 */
export function useUndo(
  store: DocumentStore,
  opened: string | null,
  open: (key: string | null) => void,
  say: (message: string) => void,
  reveal: (key: string) => void,
): Step {
  return useCallback(
    (direction) => {
      const before = store.getState().rows;
      flushSync(store.getState()[direction]);
      const { rows } = store.getState();
      if (rows === before) return;
      const { what, key, place } = describeStep(before, rows);
      const isSeen = key === opened || place === 'order' || (place === 'table' && opened === null);
      if (key !== null && !isSeen) flushSync(() => open(key));
      if (key !== null && opened === null && place !== 'form') reveal(key);
      say(`${direction === 'undo' ? 'Undone' : 'Redone'}: ${what}.`);
    },
    [store, opened, open, say, reveal],
  );
}

interface DescribedStep {
  /** @example 'Title of App 3' */
  what: string;
  /** The app to show. */
  key: string | null;
  /** What shows the change: the form of the app, the form and the table, or only the order of the table. */
  place: 'form' | 'table' | 'order';
}

function describeStep(before: readonly Row[], after: readonly Row[]): DescribedStep {
  const [old, present] = [before, after].map((rows) => new Map(rows.map((row) => [row.key, row])));
  const added = after.filter(({ key }) => !old?.has(key));
  const removed = before.filter(({ key }) => !present?.has(key));
  const changed = after.filter((row) => old?.has(row.key) && !isEqual(row.value, old.get(row.key)?.value));
  const [row] = [...added, ...removed, ...changed];
  if (!row) return describeMove(before, after);
  if (added.length + removed.length + changed.length > 1)
    return { what: 'a change of several apps', key: null, place: 'table' };
  if (added.length > 0) return { what: `${nameOf(row)} is in the list`, key: row.key, place: 'table' };
  if (removed.length > 0) return { what: `${nameOf(row)} is not in the list`, key: null, place: 'table' };
  const changes = changesOf(old?.get(row.key)?.value ?? {}, row.value);
  const fields = changes.map(({ field }) => FIELDS.find(({ name }) => name === field)?.label ?? field);
  return { what: `${fields.join(', ')} of ${nameOf(row)}`, key: row.key, place: 'form' };
}

function describeMove(before: readonly Row[], after: readonly Row[]): DescribedStep {
  const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key);
  const [key, ...others] = movedKeys(keysOf(before), keysOf(after));
  const index = after.findIndex((row) => row.key === key);
  const row = after[index];
  if (!row || others.length > 0) return { what: 'the order of the apps', key: null, place: 'order' };
  const position = `${formatExact(index + 1)} of ${formatExact(after.length)}`;
  return { what: `${nameOf(row)} is at position ${position}`, key: row.key, place: 'order' };
}
