import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { App } from '@/lib/catalogue/schema';
import { catalogueStore } from './catalogue-store';

/**
 * Loads the catalogue in the browser.
 *
 * @returns `apps` is null until it is loaded. `error` is set when loading failed since the component was mounted.
 */
export function useCatalogue(): { apps: App[] | null; error: Error | null } {
  const { apps, load } = useStore(catalogueStore);
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    load().catch((reason: unknown) => {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
    });
  }, [load]);

  return { apps, error };
}

/** Loads the catalogue when the browser is idle. Failures are ignored: a page that needs it loads it again. */
export function usePreloadedCatalogue(): void {
  useEffect(() => {
    const { load } = catalogueStore.getState();
    const preload = () => void load().catch(() => {});
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(preload, 200);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(preload, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
}
