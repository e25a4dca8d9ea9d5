import { useInstalledStore } from '@/lib/installed/store';
import { useHydrated } from './use-hydrated';

/** The visitor's installed apps, in step with other tabs. */
export function useInstalledApps() {
  const isHydrated = useHydrated();
  const { ids, install, uninstall } = useInstalledStore();
  return {
    /** False before the browser's list was read, when `ids` is empty and means nothing. */
    isKnown: isHydrated,
    ids,
    install,
    uninstall,
  };
}
