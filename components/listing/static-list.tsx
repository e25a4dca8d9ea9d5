import type { ReactNode } from 'react';
import { AppGrid, IN_VIEW_FIRST } from '@/components/catalogue/app-grid';
import { AppLink } from '@/components/ui/app-link';
import { PageHeading } from '@/components/ui/page-heading';
import { pageCount } from '@/lib/catalogue/pages';
import type { CardApp } from '@/lib/catalogue/views';
import { routes } from '@/lib/routes';
import { languageProp } from '@/lib/text/language';
import * as texts from '@/texts/listing';
import * as shared from '@/texts/shared';
import { ListingLinks, type ListingLinksProps } from './listing-links';

export interface StaticListProps extends ListingLinksProps {
  cards: readonly CardApp[];
  /** Below the heading. */
  children?: ReactNode;
}

/**
 * A page of a list of apps, without search and order: a further page of a listing, so that every app is reachable without
 * JavaScript, and for search engines, or a list that is too short for them.
 */
export function StaticList({ cards, children, ...listing }: StaticListProps) {
  const { group, current, total } = listing;
  const isFurther = current > 1;
  return (
    <>
      <PageHeading
        count={
          <p className="text-muted">
            {isFurther ? texts.pageOf(current, pageCount(total)) : shared.apps(total)}
          </p>
        }
        subtitle={
          isFurther && (
            <AppLink
              href={group ? routes[group.kind](group.slug) : routes.apps}
              className="font-semibold text-brand underline"
            >
              {group ? texts.searchThese : texts.searchAll}
            </AppLink>
          )
        }
      >
        {group ? <bdi {...languageProp(group.language)}>{group.name}</bdi> : texts.allApps}
      </PageHeading>
      {children}
      <AppGrid apps={cards} eagerCount={isFurther ? 0 : IN_VIEW_FIRST} />
      <ListingLinks {...listing} />
    </>
  );
}
