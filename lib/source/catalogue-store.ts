import { createStore } from 'zustand/vanilla';
import { cardsUrl } from '@/lib/catalogue/large-files';
import type { ListedApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { parseFile, requestFile } from './fetch';
import { badgeTexts, largeFiles } from './large-files';

interface CatalogueState {
  /** All apps, in the order of the catalogue; null until they are loaded. */
  apps: readonly ListedApp[] | null;
  /** The summaries of a large catalogue that are known, which its apps do not have. */
  summaries: Map<AppId, string | undefined>;
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

/** The catalogue in the browser, for the whole visit. */
export const catalogueStore = createStore<CatalogueState>((set, get) => {
  const file = () => cardsUrl(largeFiles());
  /** Forgets both promises after a failure, so that the next call tries again. */
  const forget = (error: unknown): never => {
    set({ request: null, result: null });
    throw error;
  };
  const requestOnce = (): Promise<string> => {
    const pending = get().request ?? requestFile(file()).catch(forget);
    set({ request: pending });
    return pending;
  };
  const parse = async (request: Promise<string>): Promise<readonly ListedApp[]> => {
    const apps = await parseFile(file(), await request, badgeTexts());
    // The text is as large as the apps, and is not needed any more.
    set({ apps, request: null });
    return apps;
  };
  return {
    apps: null,
    summaries: new Map(),
    request: null,
    result: null,
    prefetch: () => get().result ?? requestOnce(),
    load: () => {
      const result = get().result ?? parse(requestOnce()).catch(forget);
      set({ result });
      return result;
    },
  };
});
