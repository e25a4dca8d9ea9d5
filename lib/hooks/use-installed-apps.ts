import { useStore } from 'zustand';
import { installedStore } from '@/lib/installed/store';
import { useHydrated } from './use-hydrated';

/** The visitor's installed apps, synchronized with other tabs. */
export function useInstalledApps() {
  const isHydrated = useHydrated();
  const { ids, install, uninstall } = useStore(installedStore);
  return {
    /** Whether the list has been read from storage. Until then, `ids` is empty. */
    isKnown: isHydrated,
    ids,
    install,
    uninstall,
  };
}
