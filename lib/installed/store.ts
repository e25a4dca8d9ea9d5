import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { APP_LIST_KEY } from './key';
import { knownIds } from './known-ids';
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
  install: (id: number) => InstallOutcome;
  /** Adds the ids that are not in the list yet, at its end. */
  installAll: (ids: readonly number[]) => Exclude<InstallOutcome, 'duplicate'>;
  /** Removes an id. A failed write is only logged. */
  uninstall: (id: number) => void;
}

/**
 * Creates the store of installed apps. The actions first read the storage again, because another tab or the visitor
 * may have changed it.
 */
export function createInstalledStore(storage: AppListStorage) {
  const store = createStore<InstalledState>()(
    persist(
      (set, get) => ({
        ids: [],
        install: (id) => {
          void store.persist.rehydrate();
          if (get().ids.includes(id)) return 'duplicate';
          set(({ ids }) => ({ ids: [...ids, id] }));
          return storage.isSaved() ? 'installed' : 'unsaved';
        },
        installAll: (added) => {
          void store.persist.rehydrate();
          const ids = [...new Set([...get().ids, ...added])];
          if (ids.length > get().ids.length) set({ ids });
          return storage.isSaved() ? 'installed' : 'unsaved';
        },
        uninstall: (id) => {
          void store.persist.rehydrate();
          if (get().ids.includes(id)) set(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
        },
      }),
      { name: APP_LIST_KEY, storage, partialize: ({ ids }) => ({ ids }) },
    ),
  );
  return store;
}

/** The installed apps of this browser. */
export const installedStore = createInstalledStore(createAppListStorage(() => window.localStorage));

if (typeof window !== 'undefined') {
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
