import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ListedApp } from '@/lib/catalogue/select';
import { isSavingData, onOnline } from '@/lib/navigation/online';
import { catalogueStore } from './catalogue-store';
import { whenIdle } from './when-idle';

export interface UsedCatalogue {
  /** All apps, in the order of the catalogue; null until they are loaded. */
  apps: readonly ListedApp[] | null;
  /** Why the last try to load them failed, since the component was mounted; null after a success. */
  error: Error | null;
  /** Whether `load` is pending. */
  isLoading: boolean;
  /** Requests the file early, without a result: a failure is not an `error`. Stable. */
  prefetch: () => void;
  /** Loads the apps, or tries again. Stable. */
  load: () => void;
}

/**
 * The catalogue in the browser, which is loaded once per visit. A failed `load` is repeated when the connection is back.
 *
 * @param file `CATALOGUE_URL`, or the card file of a large catalogue.
 */
export function useCatalogue(file: string): UsedCatalogue {
  const apps = useStore(catalogueStore, (state) => state.apps);
  const [error, setError] = useState<Error | null>(null);
  const [isLoading, setLoading] = useState(false);
  const prefetch = useCallback(() => prefetchFile(file), [file]);
  const hasFailed = useRef(false);
  const load = useCallback(() => {
    const end = (error: Error | null) => {
      hasFailed.current = error !== null;
      setError(error);
      setLoading(false);
    };
    setLoading(true);
    catalogueStore
      .getState()
      .load(file)
      .then(() => end(null), end);
  }, [file]);
  useEffect(() => onOnline(() => hasFailed.current && load()), [load]);
  return { apps, error, isLoading, prefetch, load };
}

/**
 * Requests a file of the catalogue when the browser is idle, without parsing it. Not if the visitor saves data.
 * Failures are ignored: a page that needs the file loads it again.
 *
 * @param file null for a file that is too large to be requested without need.
 */
export function usePrefetchedCatalogue(file: string | null): void {
  useEffect(() => {
    if (file === null || isSavingData()) return;
    return whenIdle(() => prefetchFile(file), { timeout: 2000 });
  }, [file]);
}

function prefetchFile(file: string): void {
  catalogueStore
    .getState()
    .prefetch(file)
    .catch(() => {});
}
