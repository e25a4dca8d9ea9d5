import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import type { ListedApp } from '@/lib/catalogue/views';
import { isSavingData } from '@/lib/navigation/online';
import { catalogueStore } from './catalogue-store';
import { type UsedRequest, useRequest } from './use-request';
import { whenIdle } from './when-idle';

export interface UsedCatalogue extends UsedRequest {
  /** All apps, in the order of the catalogue; null until they are loaded. */
  apps: readonly ListedApp[] | null;
  /** Requests the file early, without a result: a failure is not an `error`. Stable. */
  prefetch: () => void;
}

/**
 * The catalogue in the browser, which is loaded once per visit.
 *
 * @param file `CATALOGUE_URL`, or the card file of a large catalogue.
 */
export function useCatalogue(file: string): UsedCatalogue {
  const apps = useStore(catalogueStore, (state) => state.apps);
  const prefetch = useCallback(() => prefetchFile(file), [file]);
  const request = useRequest(useCallback(() => catalogueStore.getState().load(file), [file]));
  return { apps, prefetch, ...request };
}

/**
 * Requests a file of the catalogue when the browser is idle. Not if the visitor saves data. Failures are ignored: a page
 * that needs the file loads it again.
 *
 * @param file null for a file that is too large to be requested without need.
 * @param isParsed Whether to parse it, too.
 */
export function usePrefetchedCatalogue(file: string | null, isParsed = false): void {
  useEffect(() => {
    if (file === null || isSavingData()) return;
    return whenIdle(() => prefetchFile(file, isParsed), { timeout: 2000 });
  }, [file, isParsed]);
}

function prefetchFile(file: string, isParsed = false): void {
  const { load, prefetch } = catalogueStore.getState();
  const done: Promise<unknown> = isParsed ? load(file) : prefetch(file);
  done.catch(() => {});
}
