'use client';

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { SkeletonGrid } from '@/components/catalogue/app-grid';
import { PageLinks } from '@/components/catalogue/page-links';
import { InlineScript } from '@/components/ui/inline-script';
import { searchApps } from '@/lib/catalogue/search';
import type { CardApp } from '@/lib/catalogue/select';
import { formatExact } from '@/lib/format';
import { useCatalogue } from '@/lib/hooks/use-catalogue';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { isChunkLoadError, reloadOnce } from '@/lib/navigation/reload';
import { SAVED_SCROLL_POSITION_SOURCE } from '@/lib/navigation/saved-position-source';
import { CardList } from './card-list';
import { LoadError } from './load-error';
import { NoMatch } from './no-match';
import { SearchBox } from './search-box';
import { SEARCH_PARAMETER, useSearch } from './use-search';

/** Number of skeleton cards after a change of the search text. */
const SEARCH_SKELETONS = 15;

/** Number of cards in the initial viewport: the first two rows of a wide screen. */
const IN_VIEW_FIRST = 8;

export interface ExplorerProps {
  /** The first page of the listing, which the HTML contains. */
  firstApps: readonly CardApp[];
  /** Number of apps in the catalogue. */
  total: number;
  /** The URL of the file with all cards, without the base path. */
  file: string;
}

/** The listing: the search box, and all apps or the search results. */
export function Explorer({ firstApps, total, file }: ExplorerProps) {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const { apps: allApps, error, isLoading, prefetch, load } = useCatalogue(file);
  const apps = allApps ?? firstApps;
  // Not by their number: the file can be of a later deploy than the page.
  const isComplete = allApps !== null || firstApps.length === total;
  const { text, isSettled: isDelayOver, change } = useSearch(input);
  const isSearch = text.trim() !== '';
  const isReady = !isSearch || isComplete;
  const hasFailed = isDelayOver && !isReady && error !== null;
  const isSettled = isDelayOver && (isReady || hasFailed);
  const isFound = isDelayOver && isReady;
  const found = useMemo(() => (isFound ? searchApps(apps, text) : []), [isFound, apps, text]);
  const count = isSearch || isComplete ? found.length : total;

  useEffect(() => {
    if (!isReady) load();
  }, [isReady, load]);

  useEffect(() => {
    // A new deploy has removed the file. By the end of the delay, the search text is in the URL.
    if (isDelayOver && isChunkLoadError(error)) reloadOnce();
  }, [isDelayOver, error]);

  const isRetried = useRef(false);
  useEffect(() => {
    if (!isComplete || !isRetried.current || !isFocusLost()) return;
    // The button with the focus has been removed.
    const cards = [...(results.current?.querySelectorAll('[data-index]') ?? [])];
    const inView = cards.find((card) => card.getBoundingClientRect().top >= 0);
    const link = inView?.querySelector('a');
    if (link) link.focus({ preventScroll: true });
    else focusHeading();
  }, [isComplete]);

  function retry() {
    isRetried.current = true;
    load();
  }

  function search(changed: string) {
    if (error) load();
    change(changed);
  }

  // Resets the attributes that `markBusy` has set. React does not know them.
  useLayoutEffect(() => {
    results.current?.setAttribute('aria-busy', String(!isSettled));
    results.current?.style.removeProperty('visibility');
  });

  return (
    <>
      <div className="mb-6 flex flex-col items-stretch justify-between gap-4 md:flex-row md:items-center">
        <p role="status" className="font-bold text-xl" aria-busy={!isSettled}>
          {isSettled ? (
            !hasFailed && `(${formatExact(count)}) Apps Found.`
          ) : (
            <span className="text-muted">Searching …</span>
          )}
        </p>
        <SearchBox ref={input} text={text} onChange={search} onFocus={prefetch} />
      </div>
      {/* At least as tall as the screen, so that a short result does not shift the footer. */}
      <section
        ref={results}
        id={RESULTS_ID}
        aria-label="Apps"
        aria-busy={!isSettled}
        className="min-h-svh"
        suppressHydrationWarning
      >
        {!isSettled && <SkeletonGrid count={SEARCH_SKELETONS} />}
        {isSettled && found.length > 0 && (
          <CardList key={text} apps={found} total={count} eagerCount={IN_VIEW_FIRST} onMissing={load} />
        )}
        {isSettled && isReady && found.length === 0 && isSearch && <NoMatch />}
        {error && isDelayOver && !isComplete && (
          <LoadError message={error.message} isRetrying={isLoading} onRetry={retry} />
        )}
      </section>
      {/* For visitors without JavaScript, for search engines, and if the other apps cannot be loaded. */}
      {(!isHydrated || error) && !isComplete && !isSearch && <PageLinks current={1} apps={total} />}
      <InlineScript code={process.env.NEXT_RUNTIME ? markBusy() : ''} />
    </>
  );
}

const RESULTS_ID = 'results';

/**
 * An inline script, which runs before the first paint. It marks the results as busy if they are not those to show: for
 * a URL with a search text, or with a saved scroll position beyond the first page, where the list gets its full height
 * when it is hydrated. Scroll restoration then waits.
 *
 * For a search, it also writes the text into the search box and hides the prerendered apps. They keep their space. If
 * the page does not hydrate within 5 s of its load event, they are shown again.
 */
function markBusy(): string {
  return `{
    let results = document.getElementById('${RESULTS_ID}');
    let text = new URLSearchParams(location.search).get('${SEARCH_PARAMETER}');
    let position = 0;
    try { position = ${SAVED_SCROLL_POSITION_SOURCE} } catch {}
    let isBeyond = position && position > results.getBoundingClientRect().bottom + scrollY - innerHeight;
    if (text || isBeyond) {
      results.setAttribute('aria-busy', 'true');
      addEventListener('load', () => setTimeout(() => results.style.removeProperty('visibility'), 5000));
    }
    if (text) {
      results.style.visibility = 'hidden';
      document.querySelector('input[type=search]').value = text;
    }
  }`.replace(/\s+/g, ' ');
}
