'use client';

import { type ReactNode, useRef } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import { Select } from '@/components/ui/select';
import * as texts from '@/texts/listing';
import { FilterButton } from './filter-button';
import { Results } from './results';
import { SearchBox } from './search-box';
import { type ListingOptions, useListing } from './use-listing';

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

  return (
    <>
      <PageHeading
        count={
          // Some languages have other words for none, for two, for a few and for many.
          <p
            role="status"
            data-texts={[texts.searching, ...[0, 2, 10, 99, props.total].map(texts.appsFound)].join('\n')}
            className="found-count"
            aria-busy={status === 'busy'}
          >
            {status === 'busy' ? texts.searching : count !== null && texts.appsFound(count)}
          </p>
        }
      >
        {group ? <bdi lang={group.language}>{group.name}</bdi> : texts.allApps}
      </PageHeading>
      {children}
      <div className={`toolbar needs-script ${facets.length > 0 ? 'has-filters' : ''}`}>
        <SearchBox ref={input} text={listing.typed} onChange={search} onFocus={listing.prefetch} />
        {facets.length > 0 && <FilterButton ref={filterButton} filtering={filtering} onChange={filter} />}
        <Select
          label={texts.sortApps}
          options={orders.map((value) => ({
            value,
            label: isSearch && value === 'catalogue' ? texts.relevance : texts.orders[value],
          }))}
          value={order}
          onChange={(order) => {
            listing.setOrder(order);
            showStart();
          }}
        />
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
