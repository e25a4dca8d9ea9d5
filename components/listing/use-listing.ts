import { type RefObject, useDeferredValue, useEffect, useMemo } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { LIST_ORDERS, type ListOrder, orderApps } from '@/lib/catalogue/list-order';
import { type GroupName, groupByName, KINDS } from '@/lib/catalogue/names';
import { findNames, prepareNames } from '@/lib/catalogue/search/find-names';
import { foldedTitles, isEmptySearch, rankApps, searchApps } from '@/lib/catalogue/search/search';
import type { CardApp, ListedApp } from '@/lib/catalogue/views';
import { isChunkLoadError, reloadForMissingCode, reloadIfOnline, reloadOnce } from '@/lib/navigation/reload';
import { useUrlChoice } from '@/lib/navigation/use-url-parameter';
import { ORDER_PARAMETER } from '@/lib/routes';
import { LoadFailure } from '@/lib/source/load-failure';
import { useCatalogue, usePrefetchedCatalogue } from '@/lib/source/use-catalogue';
import { keepSummaries } from '@/lib/source/use-summaries';
import * as texts from '@/texts/listing';
import * as shared from '@/texts/shared';
import { applyFilters, useFilters } from './use-filters';
import { useSearch } from './use-search';
import { useTextMatches } from './use-text-matches';

/** The catalogue has no group with the slug of the page: one of them is of another deploy. */
const OTHER_DEPLOY = new LoadFailure(shared.listNotRead);

/** Maximum number of names of a kind that a search shows, such as developers. */
const MAX_NAMES = 3;

export interface ListingOptions {
  /** The first page of the listing, which the HTML contains. */
  firstApps: readonly CardApp[];
  /** Number of apps in the catalogue, or in the group. */
  total: number;
  orders: readonly ListOrder[];
  /** The URL parameters of the facets. None if there is nothing to filter by. */
  facets: readonly string[];
  /** The developer, the category or the collection of the listing. Without it, the listing has all apps. */
  group?: GroupName;
}

/**
 * The state of the listing: the search, the order, the filters, and the apps that they leave.
 *
 * @param input The search box.
 */
export function useListing(
  { firstApps, total, orders, facets, group }: ListingOptions,
  input: RefObject<HTMLInputElement | null>,
) {
  const { apps: catalogue, load, ...request } = useCatalogue();
  // The same list until the group changes, because a search prepares a list once.
  const allApps = useMemo(() => catalogue && appsOf(catalogue, group), [catalogue, group]);
  // To print all apps: a print waits for nothing.
  usePrefetchedCatalogue(true);
  const { text, typed, isDelayOver, change } = useSearch(input);
  const [chosenOrder, setOrder] = useUrlChoice(ORDER_PARAMETER, LIST_ORDERS);
  const order = orders.includes(chosenOrder) ? chosenOrder : 'catalogue';
  const { filters: chosen, query, ...filtering } = useFilters(facets, allApps);
  // The box that is clicked is painted first, and the list after it.
  const filters = useDeferredValue(chosen);
  const apps = allApps ?? firstApps;
  // Not in an effect: a list of all apps that is rendered first already shows them.
  useMemo(() => keepSummaries(firstApps), [firstApps]);
  // Not by their number: the file can be of a later deploy than the page.
  const isComplete = allApps !== null || firstApps.length === total;
  const isSearch = !isEmptySearch(text);
  const isOrdered = order !== 'catalogue';
  const isFiltered = filters ? filters.choice.size > 0 : query !== '';

  const isMissing = (isSearch && !isComplete) || ((isOrdered || isFiltered) && allApps === null);
  const isReady = !isMissing && (!isFiltered || filters !== null);
  // Not of filters that the visitor has given up.
  const error =
    request.error ?? (catalogue && !allApps ? OTHER_DEPLOY : filtering.isAwaited ? filtering.error : null);
  const isLoading = request.isLoading || filtering.isLoading;
  const status = statusOf(isDelayOver, isReady, error);
  const found = useMemo(() => {
    // By relevance, as long as no other order is chosen.
    const find = isOrdered ? searchApps : rankApps;
    return status === 'results' ? inOrder(find(apps, text), order) : [];
  }, [status, apps, text, order, isOrdered]);
  const filtered = useMemo(() => applyFilters(filters, found), [filters, found]);

  const { matches: alsoFound, isLate, ...textSearch } = useTextMatches(apps, text);
  const matches = useMemo(
    () => (status === 'results' && alsoFound ? inOrder(alsoFound.apps, order) : []),
    [status, alsoFound, order],
  );
  const filteredMatches = useMemo(() => applyFilters(filters, matches), [filters, matches]);

  const names = useMemo(
    // Not in a group, which does not have all apps of a developer.
    () =>
      status === 'results' && !group
        ? KINDS.map((kind) => ({ kind, found: findNames(apps, kind, text, MAX_NAMES) }))
        : [],
    [status, group, apps, text],
  );

  const { form, setForm } = filtering;
  const isOpen = form === 'open';
  const isFormAwaited = isOpen && filtering.isAwaited;
  const hasFormFailed = isFormAwaited && error !== null && !isLoading;
  useEffect(() => {
    if (hasFormFailed) setForm('failed');
  }, [hasFormFailed, setForm]);

  // The first apps have no names to search, such as platforms.
  const isNeeded = isMissing || isOpen || isSearch;
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  useEffect(() => (allApps ? prepareWhenIdle(allApps, !group) : undefined), [allApps, group]);

  // By the end of the delay, the search text is in the URL, so that a reload keeps it.
  useEffect(() => {
    // A new deploy has removed the file.
    if (isDelayOver && isChunkLoadError(error)) reloadOnce();
  }, [isDelayOver, error]);
  const searchError = alsoFound?.error;
  useEffect(() => {
    if (isDelayOver && searchError) reloadForMissingCode(searchError);
  }, [isDelayOver, searchError]);

  // Scroll restoration waits a second for what the search finds below the titles, and if it finds no title, until it is known.
  const isMatchKnown = alsoFound !== null && (allApps !== null || !request.isLoading);
  const isMatchAwaited =
    status === 'results' && isSearch && !isMatchKnown && (!isLate || filtered.apps.length === 0);
  const isEmpty = status === 'results' && filtered.apps.length === 0 && !isMatchAwaited;
  // The titles that a search finds are enough.
  const searchFailure = isEmpty && searchError ? new LoadFailure(messageOf(searchError)) : null;
  return {
    /** The text in the search box. */
    typed,
    /** The text of the results. */
    text,
    order,
    isSearch,
    status,
    /** Whether all apps of the list are loaded. */
    isComplete,
    /** The apps to show, as far as they are loaded. */
    apps: filtered.apps,
    /** Number of apps to show; null if it is not known, because they could not be loaded. */
    count: status === 'failed' ? null : isSearch || isFiltered || isComplete ? filtered.apps.length : total,
    /** What the search finds below the titles. */
    matches: { apps: filteredMatches.apps, isNear: alsoFound?.isNear ?? false },
    isMatchAwaited,
    /** Titles alone decide. */
    isNoMatch: status === 'results' && isSearch && found.length === 0,
    /** Whether the filters leave nothing of what the search finds. */
    isNoneLeft: isEmpty && filteredMatches.apps.length === 0 && found.length + matches.length > 0,
    /** The developers, categories and collections whose names contain the text. */
    names,
    filtering: {
      change: filtering.change,
      filters,
      /** The same, or what is chosen since then. */
      chosen,
      /** Number of apps that remain: those of a search in titles, and below them. Another value of a facet never lowers it. */
      remaining: filtered.apps.length + filteredMatches.apps.length,
      /** Of each value, the number of apps that it would leave. */
      counts: filtered.counts.map((count, position) => count + (filteredMatches.counts[position] ?? 0)),
      isOpen,
      /** Whether the form opens when it is loaded. */
      isOpening: isFormAwaited && !hasFormFailed,
      open() {
        setForm('open');
        // Another click is another try.
        if (request.error) load();
        if (filtering.error) filtering.load();
      },
      close: () => setForm('closed'),
      prefetch() {
        filtering.prefetch();
        request.prefetch();
      },
    },
    /** Why something is missing; null if nothing is, or if it is still loading. */
    error: isDelayOver && (!isComplete || !isReady || filtering.isAwaited) ? error : searchFailure,
    isLoading: isLoading || textSearch.isRetrying,
    load,
    retry() {
      if (error === OTHER_DEPLOY) void reloadIfOnline();
      load();
      if (searchError) textSearch.retry();
      if (filtering.isAwaited) filtering.load();
      if (form === 'failed') setForm('open');
    },
    setOrder(changed: ListOrder) {
      setForm('closed');
      setOrder(changed);
    },
    search(changed: string) {
      if (request.error) load();
      // A form that arrives late would take the focus from the search box.
      setForm('closed');
      change(changed);
    },
    prefetch: request.prefetch,
  };
}

export type ListingState = ReturnType<typeof useListing>;

function messageOf(error: unknown): string {
  return error instanceof LoadFailure ? error.message : shared.partNotLoaded;
}

/** Whether the skeleton, the results or an error is shown. */
type ListingStatus = 'busy' | 'results' | 'failed';

function statusOf(isDelayOver: boolean, isReady: boolean, error: Error | null): ListingStatus {
  if (isDelayOver && isReady) return 'results';
  return isDelayOver && error ? 'failed' : 'busy';
}

/**
 * Prepares the first search during the delay of the skeleton, in several tasks.
 *
 * @param hasNames Whether a search also shows names.
 */
function prepareWhenIdle(apps: readonly ListedApp[], hasNames: boolean): () => void {
  const kinds = hasNames ? KINDS : [];
  const steps = [() => foldedTitles(apps), ...kinds.map((kind) => () => prepareNames(apps, kind))];
  const cancellers = steps.map((step) => whenIdle(step));
  return () => {
    for (const cancel of cancellers) cancel();
  };
}

/** Orders apps. Their summaries are what they are ordered by, if cards do not show it anyway. */
function inOrder(apps: readonly ListedApp[], order: ListOrder): readonly CardApp[] {
  const ordered = orderApps(apps, order);
  const textOf = ORDER_TEXTS[order];
  if (!textOf) return ordered;
  return ordered.map((app) => {
    const summary = textOf(app);
    if (summary === undefined || summary === app.fact) return app;
    // It is in the language of the page.
    if (process.env.TEXT_LANGUAGES && app.untranslated) {
      const { summary: _, ...untranslated } = app.untranslated;
      return { ...app, summary, untranslated };
    }
    return { ...app, summary };
  });
}

/**
 * Orders by a value that a card does not show: the text that replaces the summary. Undefined for an app without a date.
 */
const ORDER_TEXTS: Partial<Record<ListOrder, (app: ListedApp) => string | undefined>> = {
  newest: ({ added }) => added && texts.addedOn(added),
  updated: ({ updated }) => updated && texts.updatedOn(updated),
  reviews: ({ reviews }) => (reviews === undefined ? undefined : shared.reviews(reviews)),
};

/** The apps of the listing. Null if the catalogue is of another deploy than the page, without its group. */
function appsOf(apps: readonly ListedApp[], group: GroupName | undefined): readonly ListedApp[] | null {
  if (!group) return apps;
  return groupByName(apps, group.kind).find(({ slug }) => slug === group.slug)?.apps ?? null;
}
