import { type FacetIndex, filterApps, indexFacets, readChoice } from '@/lib/catalogue/filter';
import type { ListedApp } from '@/lib/catalogue/views';
import { installedStore, startInstalled } from '@/lib/installed/store';
import * as texts from '@/texts/filters';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';

/** What filters a list. Loaded when it is needed. */
export const filterCode = { followFacets, filterApps, readChoice, FilterForm, FilterChips, NoneLeft };

/**
 * Indexes the facets of a list of apps, and again when the installed list changes.
 *
 * @returns Stops.
 */
function followFacets(apps: readonly ListedApp[], onIndex: (index: FacetIndex) => void): () => void {
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

/** Replaces the cards if filters leave none. */
function NoneLeft({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <h2 className="text-balance font-bold text-xl">{texts.noneLeft}</h2>
      <button type="button" className="button" onClick={onClear}>
        {texts.clearFilters}
      </button>
    </div>
  );
}
