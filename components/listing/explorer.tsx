'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { SkeletonGrid } from '@/components/catalogue/app-grid';
import { InlineScript } from '@/components/ui/inline-script';
import { LoadError } from '@/components/ui/load-error';
import { PageHeading } from '@/components/ui/page-heading';
import { Select } from '@/components/ui/select';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { ListOrder } from '@/lib/catalogue/list-order';
import { RESULTS_ID } from '@/lib/dom';
import { markBusy } from '@/lib/early/mark-busy';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { formatExact } from '@/lib/text/format';
import { CardList } from './card-list';
import { NameLinks } from './name-links';
import { NoMatch } from './no-match';
import { SearchBox } from './search-box';
import { ListingLinks } from './static-list';
import { TextMatches } from './text-matches';
import { type ListingProps, useListing } from './use-listing';

/** The names of the orders. */
const ORDER_LABELS: Readonly<Record<ListOrder, string>> = {
  catalogue: 'Catalogue order',
  newest: 'Newest',
  updated: 'Recently updated',
  downloads: 'Most downloads',
  rating: 'Best rated',
  reviews: 'Most reviewed',
  title: 'Title',
};

/** Number of skeleton cards after a change of the search text. */
const SEARCH_SKELETONS = 15;

export interface ExplorerProps extends ListingProps {
  /** Between the heading and the search box. */
  children?: ReactNode;
}

/** The listing: the search box, the order, and all apps, or those of a group, or the search results. */
export function Explorer({ children, ...props }: ExplorerProps) {
  const { group } = props;
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const listing = useListing(props, input);
  const { text, order, isSearch, isComplete, isBusy, found, matches, count, error } = listing;
  const listKey = `${order} ${text}`;
  const isWithoutTitle = !isBusy && count === 0 && isSearch;
  // Not if the text is a name of an app, such as a keyword. In a description it can stand for something else.
  const isNoMatch = isWithoutTitle && !listing.isMatchAwaited && !matches?.isNamed;

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
          // Always as wide as the longest text: another one would move the page by a line, where the heading is long.
          <p
            role="status"
            data-widest={countText(props.total)}
            className="text-muted after:invisible after:block after:h-0 after:content-[attr(data-widest)]"
            aria-busy={isBusy}
          >
            {isBusy ? 'Searching …' : count !== null && countText(count)}
          </p>
        }
      >
        {group ? <bdi>{group.name}</bdi> : 'All Apps'}
      </PageHeading>
      {children}
      <div className="toolbar needs-script">
        <SearchBox ref={input} text={listing.typed} onChange={search} onFocus={listing.prefetch} />
        <Select
          label="Sort the apps"
          options={props.orders.map((value) => ({
            value,
            label: isSearch && value === 'catalogue' ? 'Relevance' : ORDER_LABELS[value],
          }))}
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
          {listing.names.map(({ kind, found }) => (
            <NameLinks key={kind} kind={kind} names={found} />
          ))}
        </div>
        {!isBusy && count !== null && found.length > 0 && (
          <CardList key={listKey} apps={found} total={count} search={text} onMissing={listing.load} />
        )}
        {isNoMatch && (
          <NoMatch
            text={text}
            isInGroup={group !== undefined}
            hasSuggestions={(matches?.apps.length ?? 0) > 0}
            onClear={clear}
          />
        )}
        <TextMatches
          listKey={listKey}
          apps={matches?.apps ?? []}
          isNear={matches?.isNear ?? false}
          isBusy={listing.isMatchAwaited}
          isAlone={isWithoutTitle}
        />
        {error && <LoadError message={error.message} isRetrying={listing.isLoading} onRetry={retry} />}
      </section>
      {/* For visitors without JavaScript, for search engines, and if the other apps cannot be loaded. */}
      {(!isHydrated || error) && !isComplete && !isSearch && (
        <ListingLinks group={group} current={1} total={props.total} />
      )}
      <InlineScript code={process.env.NEXT_RUNTIME ? markBusy() : ''} />
    </>
  );
}

function countText(count: number): string {
  return `(${formatExact(count)}) Apps Found.`;
}
