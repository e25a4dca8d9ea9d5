'use client';

import { useLayoutEffect, useRef } from 'react';
import { AppGrid, SkeletonGrid } from '@/components/catalogue/app-grid';
import { InlineScript } from '@/components/ui/inline-script';
import { searchApps } from '@/lib/catalogue/search';
import type { CardApp } from '@/lib/catalogue/select';
import { formatExact } from '@/lib/format';
import { NoMatch } from './no-match';
import { SearchBox } from './search-box';
import { SEARCH_PARAMETER, useSearch } from './use-search';

/** Number of skeleton cards after a change of the search text. */
const SEARCH_SKELETONS = 15;

/** Number of cards in the initial viewport: the first two rows of a wide screen. */
const IN_VIEW_FIRST = 8;

/** The listing: the search box, and all apps or the search results. */
export function Explorer({ apps }: { apps: readonly CardApp[] }) {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const { text, isSettled, change } = useSearch(input);
  const found = searchApps(apps, text);

  // Resets the attributes that `SHOW_SEARCH` has set. React does not know them.
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
        {isSettled && found.length > 0 && <AppGrid apps={found} eagerCount={IN_VIEW_FIRST} />}
        {isSettled && found.length === 0 && text.trim() !== '' && <NoMatch />}
      </section>
      <InlineScript code={SHOW_SEARCH} />
    </>
  );
}

const RESULTS_ID = 'results';

/**
 * An inline script for a URL with a search text. Before the first paint, it writes the text into the search box and
 * hides the prerendered list of all apps. The list keeps its space, for the browser's scroll restoration. If the page
 * does not hydrate within 5 s of its load event, the list is shown again.
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
