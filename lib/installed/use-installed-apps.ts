import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { installedStore, startInstalled } from './store';

/** The visitor's installed apps, synchronized with other tabs. */
export function useInstalledApps() {
  useEffect(() => {
    startInstalled();
    // No event tells of a change by this tab itself, as by an extension.
    installedStore.getState().refresh();
  }, []);
  return {
    /** Whether the list has been read from storage. Until then, `ids` is empty. */
    isKnown: useHydrated(),
    ids: useStore(installedStore, (state) => state.ids),
  };
}
