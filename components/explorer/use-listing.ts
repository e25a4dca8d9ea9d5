import { type RefObject, useEffect, useMemo } from 'react';
import { appsOfCategory } from '@/lib/catalogue/categories';
import { findDevelopers, prepareDevelopers } from '@/lib/catalogue/find-developers';
import { LIST_ORDERS, type ListOrder, orderApps } from '@/lib/catalogue/list-order';
import type { Named } from '@/lib/catalogue/names';
import { foldedTitles, isEmptySearch, rankApps, searchApps } from '@/lib/catalogue/search';
import type { CardApp, ListedApp } from '@/lib/catalogue/views';
import { formatDate, plural } from '@/lib/format';
import { useCatalogue, usePrefetchedCatalogue } from '@/lib/hooks/use-catalogue';
import { useUrlChoice } from '@/lib/hooks/use-url-parameter';
import { whenIdle } from '@/lib/hooks/when-idle';
import { isChunkLoadError, reloadOnce } from '@/lib/navigation/reload';
import { useSearch } from './use-search';
import { useTextMatches } from './use-text-matches';

/** The URL parameter of the order: `/apps?sort=rating`. */
export const ORDER_PARAMETER = 'sort';

/** Maximum number of apps that a search shows below the titles. */
const MAX_TEXT_MATCHES = 24;

/** Maximum number of developers that a search shows. */
const MAX_DEVELOPERS = 3;

export interface ListingProps {
  /** The first page of the listing, which the HTML contains. */
  firstApps: readonly CardApp[];
  /** Number of apps in the catalogue, or in the category. */
  total: number;
  /** The orders to choose from. */
  orders: readonly ListOrder[];
  /** The category of the listing. Without it, the listing has all apps. */
  category?: Named;
}

/**
 * The state of the listing: the search, the order, and the apps that they give.
 *
 * @param input The search box.
 */
export function useListing(
  { firstApps, total, orders, category }: ListingProps,
  input: RefObject<HTMLInputElement | null>,
) {
  const { apps: catalogue, error, isLoading, prefetch, load } = useCatalogue();
  const allApps = catalogue && category ? appsOfCategory(catalogue, category.slug) : catalogue;
  // To print all apps: a print waits for nothing.
  usePrefetchedCatalogue(true);
  const { text, typed, isDelayOver, change } = useSearch(input);
  const [chosenOrder, setOrder] = useUrlChoice(ORDER_PARAMETER, LIST_ORDERS);
  const order = orders.includes(chosenOrder) ? chosenOrder : 'catalogue';
  const apps = allApps ?? firstApps;
  // Not by their number: the file can be of a later deploy than the page.
  const isComplete = allApps !== null || firstApps.length === total;
  const isSearch = !isEmptySearch(text);
  const isOrdered = order !== 'catalogue';

  const isMissing = (isSearch && !isComplete) || (isOrdered && allApps === null);
  const hasFailed = isDelayOver && isMissing && error !== null;
  const isFound = isDelayOver && !isMissing;
  const found = useMemo(() => {
    // By relevance, as long as no other order is chosen.
    const find = isOrdered ? searchApps : rankApps;
    return isFound ? select(allApps, firstApps, order, (apps) => find(apps, text)) : [];
  }, [isFound, allApps, firstApps, text, order, isOrdered]);

  const { foundIds, isAwaited } = useTextMatches(apps, text);
  const matches = useMemo(() => {
    if (!isFound || !foundIds) return null;
    const all = foundIds.flatMap((ids) =>
      select(allApps, firstApps, order, (apps) => apps.filter(({ id }) => ids.has(id))),
    );
    return { apps: all.slice(0, MAX_TEXT_MATCHES), total: all.length };
  }, [isFound, foundIds, allApps, firstApps, order]);

  const developers = useMemo(
    // Not in a category, which does not have all apps of a developer.
    () => (isFound && !category ? findDevelopers(apps, text, MAX_DEVELOPERS) : []),
    [isFound, category, apps, text],
  );

  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);

  useEffect(() => (allApps ? prepareWhenIdle(allApps) : undefined), [allApps]);

  useEffect(() => {
    // A new deploy has removed the file. By the end of the delay, the search text is in the URL.
    if (isDelayOver && isChunkLoadError(error)) reloadOnce();
  }, [isDelayOver, error]);

  return {
    /** The text in the search box. */
    typed,
    /** The text of the results. */
    text,
    order,
    isSearch,
    /** All apps of the listing, as far as they are loaded. */
    apps,
    /** Whether `apps` are all. */
    isComplete,
    /** Whether the skeleton is shown, and neither the results nor an error. */
    isBusy: !isFound && !hasFailed,
    /** The apps to show, as far as they are loaded. */
    found,
    /** The apps that the search finds by other texts than the title; null while they are not known. */
    matches,
    /** Whether scroll restoration waits for them. */
    isMatchAwaited: isFound && isAwaited,
    /** Number of apps to show; null if it is not known, because they could not be loaded. */
    count: hasFailed ? null : isSearch || isComplete ? found.length : total,
    /** The developers whose names contain the text. */
    developers,
    /** Why apps are missing; null if none are, or if they are still loading. */
    error: isDelayOver && (!isComplete || isMissing) ? error : null,
    isLoading,
    load,
    setOrder,
    search(changed: string) {
      if (error) load();
      change(changed);
    },
    prefetch,
  };
}

/** Prepares the first search during the delay of the skeleton, in two tasks. */
function prepareWhenIdle(apps: readonly ListedApp[]): () => void {
  const steps = [() => foldedTitles(apps), () => prepareDevelopers(apps)];
  const cancellers = steps.map((step) => whenIdle(step));
  return () => {
    for (const cancel of cancellers) cancel();
  };
}

function select(
  all: readonly ListedApp[] | null,
  first: readonly CardApp[],
  order: ListOrder,
  find: <T extends CardApp>(apps: readonly T[]) => readonly T[],
): readonly CardApp[] {
  if (!all) return find(first);
  const found = orderApps(find(all), order);
  const sortedBy = SORTED_BY[order];
  if (!sortedBy) return found;
  return found.map((app) => {
    const summary = sortedBy(app);
    return summary === undefined ? app : { ...app, summary };
  });
}

/**
 * Orders by a value that a card does not show: the text that replaces the summary. Undefined for an app without a date.
 */
const SORTED_BY: Partial<Record<ListOrder, (app: ListedApp) => string | undefined>> = {
  newest: ({ added }) => added && `Added ${formatDate(added)}`,
  updated: ({ updated }) => updated && `Updated ${formatDate(updated)}`,
  reviews: ({ reviews }) => (reviews === undefined ? undefined : plural(reviews, 'review')),
};
