import type { PersistStorage } from 'zustand/middleware';
import { applyChanges, type Changes, changesBetween, parseAppList } from './app-list';

/** The key in localStorage: a plain JSON array of app ids, `[3,17]`. */
export const APP_LIST_KEY = 'appList';

/** Where the original of a list that could not be read whole is kept, once the visitor changes the list. */
export const UNREADABLE_KEY = 'appList.unreadable';

/** The part of the store that is kept. */
export interface PersistedIds {
  ids: number[];
}

/** A storage for zustand that never throws, and that keeps for the visit what the browser would not. */
export interface AppListStorage extends PersistStorage<PersistedIds> {
  /** Whether the browser holds all that `setItem` was last given. */
  isSaved: () => boolean;
}

/**
 * Keeps the installed list as a plain JSON array, not in zustand's own envelope.
 *
 * Reading never fails: a storage that throws or holds junk gives what can be saved of it. Writing never fails
 * either: the changes that the browser refused are logged, kept in memory and laid over what is read, so that
 * they last for the visit and other tabs' changes still come through.
 *
 * @param open Gives the browser's storage. Called for every access, as `window.localStorage` itself may throw.
 */
export function createAppListStorage(open: () => Storage): AppListStorage {
  /** What the visitor changed of `known`, and the browser does not hold. */
  let unsaved: Changes = new Map();
  /** What the browser was last seen to hold, if ever: it stands in for a list that cannot be read now. */
  let known: readonly number[] | undefined;

  function read(): string | null {
    const text = open().getItem(APP_LIST_KEY);
    known = parseAppList(text).ids;
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
    // A list that cannot be read is not overwritten: nobody knows what would be lost. One that can be is read once
    // more, as another tab may have changed it.
    const before = read();
    const ids = applyChanges(parseAppList(before).ids, unsaved);
    // First the copy: on a full disk the original must not be lost for the want of room.
    if (before !== null && parseAppList(before).isDamaged) open().setItem(UNREADABLE_KEY, before);
    open().setItem(APP_LIST_KEY, JSON.stringify(ids));
    known = ids;
    unsaved = new Map();
  }

  return {
    getItem: () => {
      const ids = readOrRecall();
      return { state: { ids: applyChanges(ids, unsaved) }, version: 0 };
    },
    setItem: (_key, { state }) => {
      unsaved = changesBetween(known ?? readOrRecall(), state.ids);
      try {
        write();
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the specification wants this failure in the console.
        console.error('The browser could not remember the installed apps.', error);
      }
    },
    removeItem: () => {
      try {
        open().removeItem(APP_LIST_KEY);
        known = [];
        unsaved = new Map();
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: as above.
        console.error('The browser could not forget the installed apps.', error);
      }
    },
    isSaved: () => unsaved.size === 0,
  };
}
