import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import type { Choice, FacetIndex, Filtered } from '@/lib/catalogue/filter';
import type { CardApp, ListedApp } from '@/lib/catalogue/views';
import { onNavigationStart } from '@/lib/navigation/store';
import { useUrlParameter } from '@/lib/navigation/use-url-parameter';
import { LoadFailure } from '@/lib/source/load-failure';
import { useRequest } from '@/lib/source/use-request';
import * as texts from '@/texts/listing';

type Code = typeof import('./filters').filterCode;

const loadFilters = () => loadCode(import('./filters'));

/** The loaded code, the index of the list, and the current choice. */
export interface Filters {
  code: Code;
  index: FacetIndex;
  choice: Choice;
  /** The choice, as in the URL. */
  query: string;
}

/**
 * The form is closed; or open, or will be when it is loaded; or it could not be loaded. Then it does not open by itself when the
 * connection is back, which can be minutes later.
 */
type FormState = 'closed' | 'open' | 'failed';

/**
 * The filters of a list, which are stored in the query string. Their code is loaded when the visitor wants to filter, or the
 * URL does.
 *
 * @param parameters The URL parameters of the facets. Must be stable.
 * @param apps The apps of the list; null until they are loaded.
 */
export function useFilters(parameters: readonly string[], apps: readonly ListedApp[] | null) {
  const [query, setQuery] = useState('');
  // After the box that was clicked is painted: the router takes as long for a changed URL as React for the box.
  const writeUrl = useUrlParameter(parameters, setQuery, 1);
  const [form, setForm] = useState<FormState>('closed');
  const [code, setCode] = useState<Code | null>(null);
  const { load, ...request } = useRequest(
    useCallback(async () => {
      const { filterCode } = await loadFilters().catch((cause) => {
        throw new LoadFailure(texts.filtersNotLoaded, { cause });
      });
      setCode(filterCode);
    }, []),
  );

  // The page can stay, as after Back to another search.
  useEffect(() => onNavigationStart(() => setForm('closed')), []);

  const isWanted = query !== '' || form !== 'closed';
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  const [index, setIndex] = useState<FacetIndex | null>(null);
  useEffect(() => {
    if (code && apps) return code.followFacets(apps, setIndex);
  }, [code, apps]);

  const filters = useMemo<Filters | null>(
    () => code && index && { code, index, choice: code.readChoice(index, query), query },
    [code, index, query],
  );

  return {
    ...request,
    load,
    /** null until they are loaded. */
    filters,
    /** What is chosen, as in the URL. Empty if nothing is. */
    query,
    form,
    setForm,
    /** Whether the code must be there for what the visitor wants. */
    isAwaited: isWanted && !filters,
    change(changed: string) {
      setQuery(changed);
      writeUrl(changed);
    },
    prefetch: () => void loadFilters().catch(() => {}),
  };
}

/** What filters leave of a list. Without any, everything, and nothing is counted. */
export function applyFilters<T extends CardApp>(filters: Filters | null, apps: readonly T[]): Filtered<T> {
  return filters ? filters.code.filterApps(filters.index, apps, filters.choice) : { apps, counts: [] };
}
