import { createStore } from 'zustand/vanilla';
import { followTabs } from '@/lib/browser/follow-tabs';
import { readItem } from '@/lib/browser/storage';
import type { AppId } from '@/lib/id';

/** The localStorage key of the list, which is a plain JSON array of app ids: `[3,"immich"]`. */
export const APP_LIST_KEY = 'appList';

/** What the whole site shows of the installed list: marks on cards, and the number in the header. */
export interface KnownIds {
  /** Empty until the list is known. */
  ids: ReadonlySet<AppId>;
  /** Number of ids without those that the catalogue does not list, as far as this browser knows. */
  listedCount: number;
}

/**
 * A copy of the ids of `installedStore`, so that pages that only show them do not need the code of that store. The store
 * writes it when it is loaded, and after each change.
 */
export const knownIds = createStore<KnownIds>(() => ({ ids: new Set(), listedCount: 0 }));

/**
 * Loads the list when this browser has one, now or when another tab writes it.
 *
 * @param load Imports the module of `installedStore`. Called once, unless it fails.
 * @returns Stops.
 */
export function loadKnownIds(load: () => Promise<unknown>): () => void {
  let isLoaded = false;
  const loadOnce = () => {
    if (isLoaded || readItem('localStorage', APP_LIST_KEY) === null) return;
    isLoaded = true;
    load().catch(() => {
      // Marks and number are missing until the next change. Pages that need the list report the failure.
      isLoaded = false;
    });
  };
  loadOnce();
  return followTabs(APP_LIST_KEY, loadOnce);
}
