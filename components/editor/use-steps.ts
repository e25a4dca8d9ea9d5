import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { FIELDS } from '@/lib/catalogue/fields';
import { isEqual } from '@/lib/catalogue/json-path';
import { APP_FIELDS } from '@/lib/catalogue/schema';
import type { DocumentStore, Row } from '@/lib/editor/document';
import { nameOf } from './context';

/** Goes one step back or forward. */
export type Step = (direction: 'undo' | 'redo') => void;

/**
 * Undo and redo, which say what they have changed, and open the form of an app whose fields have changed unseen.
 *
 * @param opened The key of the app whose form is open.
 */
export function useSteps(
  store: DocumentStore,
  opened: string | null,
  open: (key: string | null) => void,
  say: (message: string) => void,
): Step {
  return useCallback(
    (direction) => {
      const before = store.getState().rows;
      flushSync(store.getState()[direction]);
      const { rows } = store.getState();
      if (rows === before) return;
      const { what, key, isInTable } = describeStep(before, rows);
      if (key !== null && key !== opened && !(isInTable && opened === null)) flushSync(() => open(key));
      say(`${direction === 'undo' ? 'Undone' : 'Redone'}: ${what}.`);
    },
    [store, opened, open, say],
  );
}

interface DescribedStep {
  /** @example 'Title of App 3' */
  what: string;
  /** The app to show. */
  key: string | null;
  /** Whether the table of all apps shows it, too. */
  isInTable: boolean;
}

function describeStep(before: readonly Row[], after: readonly Row[]): DescribedStep {
  const [old, present] = [before, after].map((rows) => new Map(rows.map((row) => [row.key, row])));
  const added = after.filter(({ key }) => !old?.has(key));
  const removed = before.filter(({ key }) => !present?.has(key));
  const changed = after.filter((row) => old?.has(row.key) && !isEqual(row.value, old.get(row.key)?.value));
  const [row] = [...added, ...removed, ...changed];
  if (!row) return { what: 'the order of the apps', key: null, isInTable: true };
  if (added.length + removed.length + changed.length > 1)
    return { what: 'a change of several apps', key: null, isInTable: true };
  if (added.length > 0) return { what: `${nameOf(row)} is in the list`, key: row.key, isInTable: true };
  if (removed.length > 0) return { what: `${nameOf(row)} is not in the list`, key: null, isInTable: true };
  const fields = changedFields(old?.get(row.key)?.value ?? {}, row.value);
  return { what: `${fields.join(', ')} of ${nameOf(row)}`, key: row.key, isInTable: false };
}

/** The labels of the fields that differ. */
function changedFields(one: Row['value'], two: Row['value']): string[] {
  const names = new Set([...APP_FIELDS, ...Object.keys(one), ...Object.keys(two)]);
  return [...names]
    .filter((name) => !isEqual(one[name], two[name]))
    .map((name) => FIELDS.find((field) => field.name === name)?.label ?? name);
}
