import { createStore } from 'zustand/vanilla';
import { parseFile, requestFile } from '@/lib/catalogue/fetch';
import type { ListedApp } from '@/lib/catalogue/views';

export interface CatalogueState {
  /** All apps, in the order of the catalogue; null until they are loaded. */
  apps: readonly ListedApp[] | null;
  /** The request of a text that is not parsed yet; null after a failure, and when the text is parsed. */
  request: Promise<string> | null;
  /** The parsed result; null if nothing has called `load`, and after a failure. */
  result: Promise<readonly ListedApp[]> | null;
  /**
   * Requests the file once per visit, without parsing it. After a failure the next call tries again.
   *
   * @throws LoadFailure
   */
  prefetch: (file: string) => Promise<unknown>;
  /**
   * Requests and parses the file once per visit. After a failure the next call tries again.
   *
   * @throws LoadFailure
   */
  load: (file: string) => Promise<readonly ListedApp[]>;
}

export interface CatalogueSource {
  request: (file: string) => Promise<string>;
  parse: (file: string, text: string) => Promise<readonly ListedApp[]>;
}

/** @param source Called again only after a failure. */
export function createCatalogueStore({ request, parse }: CatalogueSource) {
  return createStore<CatalogueState>((set, get) => {
    /** Forgets both promises after a failure, so that the next call tries again. */
    const forget = (error: unknown): never => {
      set({ request: null, result: null });
      throw error;
    };
    const requestOnce = (file: string): Promise<string> => {
      const pending = get().request ?? request(file).catch(forget);
      set({ request: pending });
      return pending;
    };
    return {
      apps: null,
      request: null,
      result: null,
      prefetch: (file) => get().result ?? requestOnce(file),
      load: (file) => {
        const result = get().result ?? parseInto(requestOnce(file)).catch(forget);
        set({ result });
        return result;

        async function parseInto(text: Promise<string>): Promise<readonly ListedApp[]> {
          const apps = await parse(file, await text);
          // The text is as large as the apps, and is not needed any more.
          set({ apps, request: null });
          return apps;
        }
      },
    };
  });
}

/** The catalogue in the browser, for the whole visit. */
export const catalogueStore = createCatalogueStore({ request: requestFile, parse: parseFile });
