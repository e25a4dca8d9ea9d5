import { createStore } from 'zustand/vanilla';
import { cardsUrl } from '@/lib/catalogue/large-files';
import type { ListedApp } from '@/lib/catalogue/views';
import { parseFile, requestFile } from './fetch';
import { badgeTexts, largeFiles } from './large-files';

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
  prefetch: () => Promise<unknown>;
  /**
   * Requests and parses the file once per visit. After a failure the next call tries again.
   *
   * @throws LoadFailure
   */
  load: () => Promise<readonly ListedApp[]>;
}

export interface CatalogueSource {
  request: () => Promise<string>;
  parse: (text: string) => Promise<readonly ListedApp[]>;
}

/** @param source Called again only after a failure. */
export function createCatalogueStore({ request, parse }: CatalogueSource) {
  return createStore<CatalogueState>((set, get) => {
    /** Forgets both promises after a failure, so that the next call tries again. */
    const forget = (error: unknown): never => {
      set({ request: null, result: null });
      throw error;
    };
    const requestOnce = (): Promise<string> => {
      const pending = get().request ?? request().catch(forget);
      set({ request: pending });
      return pending;
    };
    return {
      apps: null,
      request: null,
      result: null,
      prefetch: () => get().result ?? requestOnce(),
      load: () => {
        const result = get().result ?? parseInto(requestOnce()).catch(forget);
        set({ result });
        return result;

        async function parseInto(text: Promise<string>): Promise<readonly ListedApp[]> {
          const apps = await parse(await text);
          // The text is as large as the apps, and is not needed any more.
          set({ apps, request: null });
          return apps;
        }
      },
    };
  });
}

/** The catalogue in the browser, for the whole visit. */
export const catalogueStore = createCatalogueStore({
  request: () => requestFile(cardsUrl(largeFiles())),
  parse: (text) => parseFile(cardsUrl(largeFiles()), text, badgeTexts()),
});
