'use client';

import { Suspense } from 'react';
import { AppGrid, SkeletonGrid } from '@/components/catalogue/app-grid';
import { type CardApp, searchApps } from '@/lib/catalogue/select';
import { formatExact } from '@/lib/format';
import { useSearch } from '@/lib/hooks/use-search';
import { AddressWatcher } from './address-watcher';
import { NoMatch } from './no-match';
import { SearchBox } from './search-box';

/** Skeleton cards after each change of the search text. */
const SEARCH_SKELETONS = 15;

/** Cards in view from the start: the first two rows of a wide screen. */
const IN_VIEW_FIRST = 8;

/** The listing: all apps, or those that the visitor searches for. */
export function Explorer({ apps }: { apps: readonly CardApp[] }) {
  const { text, isSettling, change, restore } = useSearch();
  const found = searchApps(apps, text);
  return (
    <>
      <Suspense fallback={null}>
        <AddressWatcher onChange={restore} />
      </Suspense>
      <div className="mb-6 flex flex-col items-stretch justify-between gap-4 md:flex-row md:items-center">
        <p role="status" className="font-bold text-xl" aria-busy={isSettling}>
          {isSettling ? (
            <span className="text-muted">Searching …</span>
          ) : (
            `(${formatExact(found.length)}) Apps Found.`
          )}
        </p>
        <SearchBox text={text} onChange={change} />
      </div>
      {/* As tall as the screen, so that the footer does not jump when few apps are left. */}
      <section aria-label="Apps" aria-busy={isSettling} className="min-h-svh">
        {isSettling && <SkeletonGrid count={SEARCH_SKELETONS} />}
        {!isSettling && found.length > 0 && <AppGrid apps={found} eagerCount={IN_VIEW_FIRST} />}
        {!isSettling && found.length === 0 && text.trim() !== '' && <NoMatch />}
      </section>
    </>
  );
}
