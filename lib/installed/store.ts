import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { APP_LIST_KEY, type AppListStorage, createAppListStorage } from './storage';

/**
 * What came of an attempt to install: `unsaved` is installed for this visit only, because the browser refused
 * to remember it; `duplicate` was installed already and changed nothing.
 */
export type InstallOutcome = 'installed' | 'unsaved' | 'duplicate';

/** The apps that the visitor installed. */
export interface InstalledState {
  /** App ids, each once, oldest first; may hold ids that the catalogue does not. */
  ids: number[];
  install: (id: number) => InstallOutcome;
  /** Removes an id; a failure to remember that is only logged. */
  uninstall: (id: number) => void;
}

/**
 * Makes the store of installed apps. Both actions first read the storage again: another tab, or the visitor's
 * own hand, may have changed it since.
 */
export function createInstalledStore(storage: AppListStorage) {
  const useStore = create<InstalledState>()(
    persist(
      (set, get) => ({
        ids: [],
        install: (id) => {
          void useStore.persist.rehydrate();
          if (get().ids.includes(id)) return 'duplicate';
          set(({ ids }) => ({ ids: [...ids, id] }));
          return storage.isSaved() ? 'installed' : 'unsaved';
        },
        uninstall: (id) => {
          void useStore.persist.rehydrate();
          if (get().ids.includes(id)) set(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
        },
      }),
      { name: APP_LIST_KEY, storage, partialize: ({ ids }) => ({ ids }) },
    ),
  );
  return useStore;
}

export const useInstalledStore = createInstalledStore(createAppListStorage(() => window.localStorage));

// From the first use on, also while no component shows the list: it is never stale when the next one does.
if (typeof window !== 'undefined') followOtherTabs(useInstalledStore);

/**
 * Keeps a store in step with the other tabs of the browser. Browsers may hold back the events of a page in the
 * background, so the list is also read again when the page is shown.
 *
 * @returns Unsubscribes.
 */
export function followOtherTabs(store: typeof useInstalledStore, target: Window = window): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A key of null: somebody cleared the whole storage.
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
