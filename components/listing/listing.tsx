'use client';

import { type ReactNode, useRef } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import { Select } from '@/components/ui/select';
import type { ListOrder } from '@/lib/catalogue/list-order';
import { formatExact } from '@/texts/format';
import { FilterButton } from './filter-button';
import { Results } from './results';
import { SearchBox } from './search-box';
import { type ListingOptions, useListing } from './use-listing';

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

export interface ListingProps extends ListingOptions {
  /** Between the heading and the search box. */
  children?: ReactNode;
}

/** The listing: the search box, the order, the filters, and all apps, or those of a group, or the search results. */
export function Listing({ children, ...props }: ListingProps) {
  const { group, orders, facets } = props;
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const listing = useListing(props, input);
  const { order, isSearch, status, count, filtering } = listing;

  /** Shows the first results, if the visitor has scrolled them out. */
  function showStart() {
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  }

  function search(text: string) {
    listing.search(text);
    showStart();
  }

  function filter(query: string) {
    filtering.change(query);
    // The chips have gone, and one of them had the focus.
    if (query === '' && !filtering.isOpen) filterButton.current?.focus();
    showStart();
  }

  function clear() {
    listing.search('');
    input.current?.focus();
  }

  const select = (
    <Select
      label="Sort the apps"
      options={orders.map((value) => ({
        value,
        label: isSearch && value === 'catalogue' ? 'Relevance' : ORDER_LABELS[value],
      }))}
      value={order}
      onChange={(order) => {
        listing.setOrder(order);
        showStart();
      }}
    />
  );
  return (
    <>
      <PageHeading
        count={
          // Always as wide as the longest text: another one would move the page by a line, where the heading is long.
          <p
            role="status"
            data-widest={countText(props.total)}
            className="text-muted after:invisible after:block after:h-0 after:content-[attr(data-widest)]"
            aria-busy={status === 'busy'}
          >
            {status === 'busy' ? 'Searching …' : count !== null && countText(count)}
          </p>
        }
      >
        {group ? <bdi>{group.name}</bdi> : 'All Apps'}
      </PageHeading>
      {children}
      <div className={`toolbar needs-script ${facets.length > 0 ? 'has-filters' : ''}`}>
        <SearchBox ref={input} text={listing.typed} onChange={search} onFocus={listing.prefetch} />
        {facets.length > 0 && <FilterButton ref={filterButton} filtering={filtering} onChange={filter} />}
        {select}
      </div>
      <Results
        ref={results}
        listing={listing}
        total={props.total}
        group={group}
        facets={facets}
        onClear={clear}
        onFilter={filter}
      />
    </>
  );
}

function countText(count: number): string {
  return `(${formatExact(count)}) Apps Found.`;
}
