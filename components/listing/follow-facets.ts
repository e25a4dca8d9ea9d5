import { type FacetIndex, indexFacets } from '@/lib/catalogue/filter';
import type { ListedApp } from '@/lib/catalogue/views';
import { installedStore, startInstalled } from '@/lib/installed/store';

/**
 * Indexes the facets of a list of apps, and again when the installed list changes.
 *
 * @returns Stops.
 */
export function followFacets(apps: readonly ListedApp[], onIndex: (index: FacetIndex) => void): () => void {
  let controller = new AbortController();
  let indexed: string | null = null;
  const update = () => {
    const { ids } = installedStore.getState();
    // The store is also set when it is read again.
    if (ids.join() === indexed) return;
    indexed = ids.join();
    controller.abort();
    controller = new AbortController();
    const visitor = { now: Date.now(), installed: new Set(ids) };
    indexFacets(apps, visitor, controller.signal).then(onIndex, () => {});
  };
  startInstalled();
  update();
  const unsubscribe = installedStore.subscribe(update);
  return () => {
    unsubscribe();
    controller.abort();
  };
}
