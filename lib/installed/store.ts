import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { APP_LIST_KEY } from './key';
import { knownIds } from './known-ids';
import { runAlone } from './run-alone';
import { type AppListStorage, createAppListStorage } from './storage';

/**
 * The outcome of an installation. `unsaved`: installed for this visit only, because the browser rejected the write.
 * `duplicate`: already installed, nothing changed.
 */
export type InstallOutcome = 'installed' | 'unsaved' | 'duplicate';

/** The apps that the visitor installed. */
export interface InstalledState {
  /** Unique app ids, oldest first. May contain ids that the catalogue does not list. */
  ids: number[];
  /** Adds an id at the end of the list. */
  install: (id: number) => Promise<InstallOutcome>;
  /** Adds the ids that are not in the list yet, at its end. */
  installAll: (ids: readonly number[]) => Promise<Exclude<InstallOutcome, 'duplicate'>>;
  /** Removes an id. A failed write is only logged. */
  uninstall: (id: number) => Promise<void>;
}

/**
 * Creates the store of installed apps. The actions first read the storage again, because another tab or the visitor
 * may have changed it. They change the store synchronously. Their promises resolve when the list is written, which waits
 * for the writes of other tabs.
 */
export function createInstalledStore(storage: AppListStorage) {
  const store = createStore<InstalledState>()(
    persist(
      (set, get) => ({
        ids: [],
        install: async (id) => {
          void store.persist.rehydrate();
          if (get().ids.includes(id)) return 'duplicate';
          set(({ ids }) => ({ ids: [...ids, id] }));
          return (await storage.isSaved()) ? 'installed' : 'unsaved';
        },
        installAll: async (added) => {
          void store.persist.rehydrate();
          const ids = [...new Set([...get().ids, ...added])];
          if (ids.length > get().ids.length) set({ ids });
          return (await storage.isSaved()) ? 'installed' : 'unsaved';
        },
        uninstall: async (id) => {
          void store.persist.rehydrate();
          if (get().ids.includes(id)) set(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
          await storage.isSaved();
        },
      }),
      { name: APP_LIST_KEY, storage, partialize: ({ ids }) => ({ ids }) },
    ),
  );
  return store;
}

const storage = createAppListStorage(() => window.localStorage, runAlone);

/** The installed apps of this browser. */
export const installedStore = createInstalledStore(storage);

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', storage.flush);
  // Also while no component uses the list, so that it is never stale when one mounts.
  followOtherTabs(installedStore);
  const copyIds = () => knownIds.setState({ ids: new Set(installedStore.getState().ids) });
  copyIds();
  installedStore.subscribe(copyIds);
}

/**
 * Synchronizes a store with other tabs. Browsers can delay the events of a page in the background, so the list is also
 * read when the page becomes visible.
 *
 * @returns Unsubscribes.
 */
export function followOtherTabs(store: typeof installedStore, target: Window = window): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (key === APP_LIST_KEY || key === null) void store.persist.rehydrate();
  };
  const onShow = () => {
    if (!target.document.hidden) void store.persist.rehydrate();
  };
  target.addEventListener('storage', onStorage);
  target.addEventListener('pageshow', onShow);
  target.document.addEventListener('visibilitychange', onShow);
  return () => {
    target.removeEventListener('storage', onStorage);
    target.removeEventListener('pageshow', onShow);
    target.document.removeEventListener('visibilitychange', onShow);
  };
}
