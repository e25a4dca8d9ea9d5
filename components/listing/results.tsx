import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { SkeletonGrid } from '@/components/catalogue/app-grid';
import { InlineScript } from '@/components/ui/inline-script';
import { LoadError } from '@/components/ui/load-error';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { RESULTS_ID } from '@/lib/dom';
import { markBusy } from '@/lib/early/mark-busy';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import * as texts from '@/texts/listing';
import { CardList } from './card-list';
import { ListingLinks } from './listing-links';
import { NameLinks } from './name-links';
import { NoMatch } from './no-match';
import { TextMatches } from './text-matches';
import type { ListingOptions, ListingState } from './use-listing';

/** Number of skeleton cards after a change of the search text. */
const SEARCH_SKELETONS = 15;

export interface ResultsProps extends Pick<ListingOptions, 'total' | 'group' | 'facets'> {
  ref: RefObject<HTMLElement | null>;
  listing: ListingState;
  onClear: () => void;
  /** @param query What the list is filtered by, as in the URL. */
  onFilter: (query: string) => void;
}

/** The apps of a listing, or why there are none. */
export function Results({ ref, listing, total, group, facets, onClear, onFilter }: ResultsProps) {
  const isHydrated = useHydrated();
  const { text, order, isSearch, isComplete, status, apps, matches, count, error } = listing;
  const { filters, chosen } = listing.filtering;
  const isBusy = status === 'busy';
  const hasSkeleton = isBusy || (listing.isMatchAwaited && count === 0 && !listing.isNoMatch);
  const listKey = `${order} ${text} ${filters?.query ?? ''}`;

  const isRetried = useRef(false);
  useEffect(() => {
    if (error || !isRetried.current) return;
    isRetried.current = false;
    if (!isFocusLost()) return;
    // The button with the focus has been removed.
    const links = [...(ref.current?.querySelectorAll<HTMLElement>('[data-index] > a') ?? [])];
    const inView = links.find((link) => link.getBoundingClientRect().top >= 0);
    if (inView) inView.focus({ preventScroll: true });
    else focusHeading();
  }, [ref, error]);

  // Resets the attributes that `markBusy` has set. React does not know them.
  useLayoutEffect(() => {
    if (ref.current) Object.assign(ref.current, { isHydrated: true });
    ref.current?.setAttribute('aria-busy', String(hasSkeleton));
    ref.current?.style.removeProperty('visibility');
    // The URL is read when the page is hydrated.
    if (isHydrated && !isBusy) ref.current?.style.removeProperty('min-height');
  });

  function retry() {
    isRetried.current = true;
    listing.retry();
  }

  return (
    <>
      {/* At least as tall as the screen, so that a short result does not shift the footer. */}
      <section
        ref={ref}
        id={RESULTS_ID}
        aria-label={texts.results}
        aria-busy={hasSkeleton}
        className="min-h-svh"
        suppressHydrationWarning
      >
        {chosen && chosen.query !== '' && (
          <chosen.code.FilterChips
            index={chosen.index}
            choice={chosen.choice}
            query={chosen.query}
            isBusy={isBusy}
            onChange={onFilter}
          />
        )}
        {order === 'rating' && <p className="mb-4 text-balance text-muted text-sm">{texts.ratingsCount}</p>}
        {hasSkeleton && <SkeletonGrid count={SEARCH_SKELETONS} />}
        <div aria-live="polite">
          {listing.names.map(({ kind, found }) => (
            <NameLinks key={kind} kind={kind} names={found} />
          ))}
        </div>
        {!isBusy && count !== null && apps.length > 0 && (
          <CardList key={listKey} apps={apps} total={count} search={text} onMissing={listing.load} />
        )}
        {listing.isNoMatch && (
          <NoMatch
            key={text}
            text={text}
            isInGroup={group !== undefined}
            hasSuggestions={matches.apps.length > 0}
            onClear={onClear}
          />
        )}
        {filters && listing.isNoneLeft && <filters.code.NoneLeft onClear={() => onFilter('')} />}
        <TextMatches
          listKey={listKey}
          apps={matches.apps}
          isNear={matches.isNear}
          isBusy={listing.isMatchAwaited}
        />
        {error && <LoadError message={error.message} isRetrying={listing.isLoading} onRetry={retry} />}
      </section>
      {/* For visitors without JavaScript, for search engines, and if the other apps cannot be loaded. */}
      {(!isHydrated || error) && !isComplete && !isSearch && (
        <ListingLinks group={group} current={1} total={total} />
      )}
      <InlineScript code={process.env.NEXT_RUNTIME ? markBusy(facets) : ''} />
    </>
  );
}
