'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { IN_VIEW_FIRST, SkeletonGrid } from '@/components/catalogue/app-grid';
import { PageLinks } from '@/components/catalogue/page-links';
import { InlineScript } from '@/components/ui/inline-script';
import { LoadError } from '@/components/ui/load-error';
import { PageHeading } from '@/components/ui/page-heading';
import { Select } from '@/components/ui/select';
import type { ListOrder } from '@/lib/catalogue/list-order';
import { pageCount } from '@/lib/catalogue/pages';
import { formatExact } from '@/lib/format';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { routes } from '@/lib/routes';
import { CardList } from './card-list';
import { DeveloperLinks } from './developer-links';
import { markBusy, RESULTS_ID } from './mark-busy';
import { NoMatch } from './no-match';
import { SearchBox } from './search-box';
import { type ListingProps, useListing } from './use-listing';

/** The orders of the listing, with their names. */
const orders: { value: ListOrder; label: string }[] = [
  { value: 'catalogue', label: 'Catalogue order' },
  { value: 'downloads', label: 'Most downloads' },
  { value: 'rating', label: 'Best rated' },
  { value: 'reviews', label: 'Most reviewed' },
  { value: 'title', label: 'Title' },
];

/** Number of skeleton cards after a change of the search text. */
const SEARCH_SKELETONS = 15;

/** The listing: the search box, the order, and all apps or the search results. */
export function Explorer(props: ListingProps) {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const listing = useListing(props, input);
  const { text, order, isSearch, isComplete, isBusy, found, count, error } = listing;

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

  // Resets the attributes that `markBusy` has set. React does not know them.
  useLayoutEffect(() => {
    results.current?.setAttribute('aria-busy', String(isBusy));
    results.current?.style.removeProperty('visibility');
  });

  function retry() {
    isRetried.current = true;
    listing.load();
  }

  /** Shows the first results, if the visitor has scrolled them out. */
  function showStart() {
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  }

  function search(text: string) {
    listing.search(text);
    showStart();
  }

  function clear() {
    listing.search('');
    input.current?.focus();
  }

  return (
    <>
      <PageHeading
        count={
          <p role="status" className="text-muted" aria-busy={isBusy}>
            {isBusy && 'Searching …'}
            {!isBusy && count !== null && `(${formatExact(count)}) Apps Found.`}
          </p>
        }
      >
        All Apps
      </PageHeading>
      <div className="toolbar needs-script">
        <SearchBox ref={input} text={listing.typed} onChange={search} onFocus={listing.prefetch} />
        <Select
          label="Sort the apps"
          options={orders}
          value={order}
          onChange={(order) => {
            listing.setOrder(order);
            showStart();
          }}
        />
      </div>
      {/* At least as tall as the screen, so that a short result does not shift the footer. */}
      <section
        ref={results}
        id={RESULTS_ID}
        aria-label="Apps"
        aria-busy={isBusy}
        className="min-h-svh"
        suppressHydrationWarning
      >
        {order === 'rating' && (
          <p className="mb-4 text-balance text-muted text-sm">
            A rating by many counts more than the same one by a few.
          </p>
        )}
        {isBusy && <SkeletonGrid count={SEARCH_SKELETONS} />}
        <div aria-live="polite">
          <DeveloperLinks developers={listing.developers} />
        </div>
        {!isBusy && count !== null && found.length > 0 && (
          <CardList
            key={`${order} ${text}`}
            apps={found}
            total={count}
            eagerCount={IN_VIEW_FIRST}
            search={text}
            onMissing={listing.load}
          />
        )}
        {!isBusy && count === 0 && isSearch && (
          <NoMatch key={text} apps={listing.apps} text={text} onClear={clear} />
        )}
        {error && <LoadError message={error.message} isRetrying={listing.isLoading} onRetry={retry} />}
      </section>
      {/* For visitors without JavaScript, for search engines, and if the other apps cannot be loaded. */}
      {(!isHydrated || error) && !isComplete && !isSearch && (
        <PageLinks
          label="Pages of all apps"
          current={1}
          count={pageCount(props.total)}
          hrefOf={routes.appsPage}
        />
      )}
      <InlineScript code={process.env.NEXT_RUNTIME ? markBusy() : ''} />
    </>
  );
}
