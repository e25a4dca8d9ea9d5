'use client';

import { useLayoutEffect, useRef } from 'react';
import { AppGrid, SkeletonGrid } from '@/components/catalogue/app-grid';
import { InlineScript } from '@/components/ui/inline-script';
import { type CardApp, searchApps } from '@/lib/catalogue/select';
import { formatExact } from '@/lib/format';
import { NoMatch } from './no-match';
import { SearchBox } from './search-box';
import { SEARCH_PARAMETER, useSearch } from './use-search';

/** Skeleton cards after each change of the search text. */
const SEARCH_SKELETONS = 15;

/** Cards in view from the start: the first two rows of a wide screen. */
const IN_VIEW_FIRST = 8;

/** The listing: all apps, or those that the visitor searches for. */
export function Explorer({ apps }: { apps: readonly CardApp[] }) {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const { text, isSettled, change } = useSearch(input);
  const found = searchApps(apps, text);

  // The search text of the URL is applied. React does not know the attributes that `SHOW_SEARCH` sets.
  useLayoutEffect(() => {
    results.current?.setAttribute('aria-busy', String(!isSettled));
    results.current?.style.removeProperty('visibility');
  });

  return (
    <>
      <div className="mb-6 flex flex-col items-stretch justify-between gap-4 md:flex-row md:items-center">
        <p role="status" className="font-bold text-xl" aria-busy={!isSettled}>
          {isSettled ? (
            `(${formatExact(found.length)}) Apps Found.`
          ) : (
            <span className="text-muted">Searching …</span>
          )}
        </p>
        <SearchBox ref={input} text={text} onChange={change} />
      </div>
      {/* As tall as the screen, so that the footer does not jump when few apps are left. */}
      <section
        ref={results}
        id={RESULTS_ID}
        aria-label="Apps"
        aria-busy={!isSettled}
        className="min-h-svh"
        suppressHydrationWarning
      >
        {!isSettled && <SkeletonGrid count={SEARCH_SKELETONS} />}
        {isSettled && found.length > 0 && <AppGrid apps={found} eagerCount={IN_VIEW_FIRST} />}
        {isSettled && found.length === 0 && text.trim() !== '' && <NoMatch />}
      </section>
      <InlineScript code={SHOW_SEARCH} />
    </>
  );
}

const RESULTS_ID = 'results';

/**
 * Before the first paint of a URL with a search: its text in the box, and no results, which are those of every
 * search in the prerendered page. They keep their place, into which the browser may scroll. Where the scripts of
 * the page do not come, all apps are better than none.
 */
const SHOW_SEARCH = `{
  let text = new URLSearchParams(location.search).get('${SEARCH_PARAMETER}');
  if (text) {
    let results = document.getElementById('${RESULTS_ID}');
    results.style.visibility = 'hidden';
    results.setAttribute('aria-busy', 'true');
    document.querySelector('input[type=search]').value = text;
    addEventListener('load', () => setTimeout(() => results.style.removeProperty('visibility'), 5000));
  }
}`.replace(/\s+/g, ' ');
