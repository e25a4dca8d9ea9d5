import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isSavingData } from '@/lib/browser/online';
import { whenIdle } from '@/lib/browser/when-idle';
import type { ListedApp } from '@/lib/catalogue/views';
import { catalogueStore } from './catalogue-store';
import { largeFiles } from './large-files';
import { type RequestState, useRequest } from './use-request';

export interface CatalogueRequest extends RequestState {
  /** All apps, in the order of the catalogue; null until they are loaded. */
  apps: readonly ListedApp[] | null;
  /** Requests the file early, without a result: a failure is not an `error`. Stable. */
  prefetch: () => void;
}

const { prefetch: requestFile, load } = catalogueStore.getState();

const prefetch = () => void requestFile().catch(() => {});
const preload = () => void load().catch(() => {});

/** The catalogue in the browser, which is loaded once per visit. */
export function useCatalogue(): CatalogueRequest {
  const apps = useStore(catalogueStore, (state) => state.apps);
  return { apps, prefetch, ...useRequest(load) };
}

/**
 * Requests the catalogue when the browser is idle, as the specification asks for. Not if it is large, or the visitor saves
 * data. Failures are ignored: a page that needs the catalogue loads it again.
 *
 * @param isParsed Whether to parse it, too.
 */
export function usePrefetchedCatalogue(isParsed = false): void {
  useEffect(() => {
    if (largeFiles() || isSavingData()) return;
    return whenIdle(isParsed ? preload : prefetch);
  }, [isParsed]);
}
