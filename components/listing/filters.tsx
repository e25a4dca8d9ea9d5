import { type FacetIndex, filterApps, indexFacets, readChoice } from '@/lib/catalogue/filter';
import type { ListedApp } from '@/lib/catalogue/views';
import { installedStore, startInstalled } from '@/lib/installed/store';
import * as texts from '@/texts/filters';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';

/** What filters a list. Loaded when it is needed. */
export const filterCode = { startIndex, filterApps, readChoice, FilterForm, FilterChips, NoneLeft };

/**
 * Indexes the facets of a list of apps, for the installed list as it is now.
 *
 * @returns Stops.
 */
function startIndex(apps: readonly ListedApp[], onIndex: (index: FacetIndex) => void): () => void {
  const controller = new AbortController();
  startInstalled();
  const visitor = { now: Date.now(), installed: new Set(installedStore.getState().ids) };
  indexFacets(apps, visitor, controller.signal).then(onIndex, () => {});
  return () => controller.abort();
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
