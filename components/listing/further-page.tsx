import { AppGrid } from '@/components/catalogue/app-grid';
import { PageLinks } from '@/components/catalogue/page-links';
import { AppLink } from '@/components/ui/app-link';
import { PageHeading } from '@/components/ui/page-heading';
import type { Named } from '@/lib/catalogue/names';
import { pageCount } from '@/lib/catalogue/pages';
import type { CardApp } from '@/lib/catalogue/views';
import { routes } from '@/lib/routes';
import { formatExact } from '@/lib/text/format';

export interface ListingLinksProps {
  /** Without it, the listing has all apps. */
  category?: Named;
  /** The current page, from 1. */
  current: number;
  /** Number of apps in the listing. */
  total: number;
}

/** Links to the pages of a listing. Nothing if there is only one. */
export function ListingLinks({ category, current, total }: ListingLinksProps) {
  return (
    <PageLinks
      label={category ? 'Pages of this category' : 'Pages of all apps'}
      current={current}
      count={pageCount(total)}
      hrefOf={(page) => (category ? routes.category(category.slug, page) : routes.appsPage(page))}
    />
  );
}

export interface FurtherPageProps extends ListingLinksProps {
  cards: readonly CardApp[];
}

/** A further page of a listing: every app is reachable without JavaScript, and for search engines. */
export function FurtherPage({ cards, ...listing }: FurtherPageProps) {
  const { category, current, total } = listing;
  return (
    <>
      <PageHeading
        count={
          <p className="text-muted">{`Page ${formatExact(current)} of ${formatExact(pageCount(total))}`}</p>
        }
        subtitle={
          <AppLink
            href={category ? routes.category(category.slug) : routes.apps}
            className="font-semibold text-brand underline"
          >
            {category ? 'Search this category' : 'Search all apps'}
          </AppLink>
        }
      >
        {category ? <bdi>{category.name}</bdi> : 'All Apps'}
      </PageHeading>
      <AppGrid apps={cards} />
      <ListingLinks {...listing} />
    </>
  );
}
