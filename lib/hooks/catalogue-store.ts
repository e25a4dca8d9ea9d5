import { createStore } from 'zustand/vanilla';
import { fetchCatalogue } from '@/lib/catalogue/fetch';
import type { App } from '@/lib/catalogue/schema';

export interface CatalogueState {
  /** All apps, in the order of the catalogue; null until they are loaded. */
  apps: App[] | null;
  /** The request that is pending or has succeeded; null after a failure. */
  request: Promise<App[]> | null;
  /**
   * Requests the catalogue once per visit. After a failure the next call tries again.
   *
   * @throws Error with a message for the visitor.
   */
  load: () => Promise<App[]>;
}

/** @param fetchApps Requests the catalogue. Called again only after a failure. */
export function createCatalogueStore(fetchApps: () => Promise<App[]>) {
  return createStore<CatalogueState>((set, get) => ({
    apps: null,
    request: null,
    load: () => {
      const { request } = get();
      if (request) return request;
      const next = fetchApps().then(
        (apps) => {
          set({ apps });
          return apps;
        },
        (error: unknown) => {
          set({ request: null });
          throw error;
        },
      );
      set({ request: next });
      return next;
    },
  }));
}

/** The catalogue in the browser, for the whole visit. */
export const catalogueStore = createCatalogueStore(fetchCatalogue);
