import { useEffect, useState } from 'react';
import { fetchCatalogue, loadedCatalogue } from '@/lib/catalogue/fetch';
import type { App } from '@/lib/catalogue/schema';

/** The catalogue in the browser: null while it loads, at once where it is in memory, and an error where it fails. */
export function useCatalogue(): { apps: App[] | null; error: Error | null } {
  const [apps, setApps] = useState(loadedCatalogue);
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    let isCurrent = true;
    fetchCatalogue().then(
      (loaded) => isCurrent && setApps(loaded),
      (reason: unknown) =>
        isCurrent && setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return { apps, error };
}

/** Loads the catalogue when the browser has nothing better to do. A failure is for the page that needs it to tell. */
export function usePreloadedCatalogue(): void {
  useEffect(() => {
    const load = () => void fetchCatalogue().catch(() => {});
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 200);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(load, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
}
