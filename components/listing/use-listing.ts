import { type RefObject, useEffect, useMemo } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { appsOfGroup } from '@/lib/catalogue/groups';
import { LIST_ORDERS, type ListOrder, orderApps } from '@/lib/catalogue/list-order';
import { type GroupName, KINDS } from '@/lib/catalogue/names';
import { findNames, prepareNames } from '@/lib/catalogue/search/find-names';
import { foldedTitles, isEmptySearch, rankApps, searchApps } from '@/lib/catalogue/search/search';
import type { CardApp, ListedApp } from '@/lib/catalogue/views';
import { isChunkLoadError, reloadOnce } from '@/lib/navigation/reload';
import { useUrlChoice } from '@/lib/navigation/use-url-parameter';
import { ORDER_PARAMETER } from '@/lib/routes';
import { useCatalogue, usePrefetchedCatalogue } from '@/lib/source/use-catalogue';
import { formatDate, plural } from '@/lib/text/format';
import { useSearch } from './use-search';
import { useTextMatches } from './use-text-matches';

/** Maximum number of developers, and of categories, that a search shows. */
const MAX_NAMES = 3;

export interface ListingProps {
  /** The first page of the listing, which the HTML contains. */
  firstApps: readonly CardApp[];
  /** Number of apps in the catalogue, or in the group. */
  total: number;
  /** The orders to choose from. */
  orders: readonly ListOrder[];
  /** The developer, the category or the collection of the listing. Without it, the listing has all apps. */
  group?: GroupName;
}

/**
 * The state of the listing: the search, the order, and the apps that they give.
 *
 * @param input The search box.
 */
export function useListing(
  { firstApps, total, orders, group }: ListingProps,
  input: RefObject<HTMLInputElement | null>,
) {
  const { apps: catalogue, error, isLoading, prefetch, load } = useCatalogue();
  const allApps = catalogue && group ? appsOfGroup(catalogue, group) : catalogue;
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
    return isFound ? inOrder(find(apps, text), order) : [];
  }, [isFound, apps, text, order, isOrdered]);

  const { alsoFound, isAwaited } = useTextMatches(apps, text);
  const matches = useMemo(
    () => alsoFound && { ...alsoFound, apps: inOrder(alsoFound.apps, order) },
    [alsoFound, order],
  );

  const names = useMemo(
    // Not in a group, which does not have all apps of a developer.
    () =>
      isFound && !group ? KINDS.map((kind) => ({ kind, found: findNames(apps, kind, text, MAX_NAMES) })) : [],
    [isFound, group, apps, text],
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
    /** What the search finds below the titles; null while it is not known. */
    matches: isFound ? matches : null,
    /** Whether scroll restoration waits for them. */
    isMatchAwaited: isFound && isAwaited,
    /** Number of apps to show; null if it is not known, because they could not be loaded. */
    count: hasFailed ? null : isSearch || isComplete ? found.length : total,
    /** The developers and the categories whose names contain the text. */
    names,
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

/** Prepares the first search during the delay of the skeleton, in several tasks. */
function prepareWhenIdle(apps: readonly ListedApp[]): () => void {
  const steps = [() => foldedTitles(apps), ...KINDS.map((kind) => () => prepareNames(apps, kind))];
  const cancellers = steps.map((step) => whenIdle(step));
  return () => {
    for (const cancel of cancellers) cancel();
  };
}

/** Orders apps. Their summaries are what they are ordered by, if cards do not show it. */
function inOrder(apps: readonly ListedApp[], order: ListOrder): readonly CardApp[] {
  const ordered = orderApps(apps, order);
  const sortedBy = SORTED_BY[order];
  if (!sortedBy) return ordered;
  return ordered.map((app) => {
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
