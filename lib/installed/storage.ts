import type { PersistStorage } from 'zustand/middleware';
import { applyChanges, type Changes, changesBetween, parseAppList } from './app-list';
import { APP_LIST_KEY } from './key';
import type { RunAlone } from './run-alone';
import { keepUnreadable } from './unreadable-copies';

/** The persisted part of the store. */
export interface PersistedIds {
  ids: number[];
}

/** A zustand storage that never throws. If the browser rejects a write, it keeps the changes in memory. */
export interface AppListStorage extends PersistStorage<PersistedIds> {
  /** Whether the value of the last `setItem` is in the browser's storage. Waits for the write. */
  isSaved: () => Promise<boolean>;
  /** Performs the writes that wait for other tabs at once, because the page can be gone before their turn. */
  flush: () => void;
}

/** Performs a task at once. */
const runNow: RunAlone = async (task) => task();

/**
 * Stores the installed list as a plain JSON array. zustand's default storage wraps it in an envelope.
 *
 * Reading never throws: it recovers the valid ids of a damaged list. Writing never throws either: changes that the
 * browser rejects are logged, kept in memory for the visit, and applied to every later read, so that changes of other
 * tabs are included.
 *
 * A write waits for its turn among the tabs, reads the list again, and applies the changes. Reads include the changes
 * meanwhile.
 *
 * @param open Returns the browser's storage. Called for every access, because `window.localStorage` itself can throw.
 * @param runAlone Performs a write while no other tab does.
 */
export function createAppListStorage(open: () => Storage, runAlone: RunAlone = runNow): AppListStorage {
  /** The visitor's changes of `known` that are not in the browser's storage. */
  let unsaved: Changes = new Map();
  /** The list at the last successful access. Used if the storage cannot be read. */
  let known: readonly number[] | undefined;
  /** Whether `unsaved` waits for its turn. */
  let isWaiting = false;
  let written: Promise<void> = Promise.resolve();

  function read(): string | null {
    const text = open().getItem(APP_LIST_KEY);
    known = parseAppList(text).ids;
    // A change ends when the storage has it: another tab can undo it later.
    if (unsaved.size > 0) unsaved = changesBetween(known, applyChanges(known, unsaved));
    return text;
  }

  function readOrRecall(): readonly number[] {
    try {
      return parseAppList(read()).ids;
    } catch {
      return known ?? [];
    }
  }

  function write(): void {
    // Throws if the list cannot be read, so that an unknown list is not overwritten. Otherwise includes changes of
    // other tabs.
    const before = read();
    const ids = applyChanges(parseAppList(before).ids, unsaved);
    // The copy is written first: if the storage is full, this throws before the original is overwritten.
    if (before !== null && parseAppList(before).isDamaged) keepUnreadable(before, open());
    open().setItem(APP_LIST_KEY, JSON.stringify(ids));
    known = ids;
    unsaved = new Map();
  }

  function flush(): void {
    if (!isWaiting) return;
    isWaiting = false;
    try {
      write();
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification requires that failures are logged.
      console.error('The browser could not remember the installed apps.', error);
    }
  }

  return {
    getItem: () => {
      const ids = readOrRecall();
      return { state: { ids: applyChanges(ids, unsaved) }, version: 0 };
    },
    setItem: (_key, { state }) => {
      unsaved = changesBetween(known ?? readOrRecall(), state.ids);
      isWaiting = true;
      written = runAlone(flush);
    },
    removeItem: () => {
      try {
        open().removeItem(APP_LIST_KEY);
        known = [];
        unsaved = new Map();
        isWaiting = false;
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: as above.
        console.error('The browser could not forget the installed apps.', error);
      }
    },
    isSaved: async () => {
      await written;
      return unsaved.size === 0;
    },
    flush,
  };
}
