import { createStore } from 'zustand/vanilla';

/** What the whole site shows of the installed list: marks on cards, and the number in the header. */
export interface KnownIds {
  /** Empty until the list is known. */
  ids: ReadonlySet<number>;
}

/**
 * A copy of the ids of `installedStore`, which fills it as soon as it is loaded. Most pages do not need the code of that
 * store.
 */
export const knownIds = createStore<KnownIds>(() => ({ ids: new Set() }));
