import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Listing } from '@/components/listing/listing';
import { StaticList } from '@/components/listing/static-list';
import { listOrders } from '@/lib/catalogue/list-order';
import type { GroupName } from '@/lib/catalogue/names';
import { PAGE_SIZE, pageOf } from '@/lib/catalogue/pages';
import type { App } from '@/lib/catalogue/schema';
import { toCardApp } from '@/lib/catalogue/summary';
import { facetParameters } from '@/lib/publish/catalogue/facet-parameters';

export interface ListPageProps {
  apps: readonly App[];
  /** From 1. Another page than those of the list is not found. */
  page?: number;
  /** Without it, the list has all apps. */
  group?: GroupName;
  breadcrumbs?: ReactNode;
  /** Below the heading of the first page. */
  children?: ReactNode;
}

/** The number of apps up to which a group is no list to search: a row of cards, or those of most developers. */
const SHORT = { category: 4, developer: PAGE_SIZE, collection: PAGE_SIZE };

/**
 * A page of a list of apps. The first one is the listing. As every app is on one of the pages, it is reachable without
 * JavaScript, and for search engines.
 */
export async function ListPage({ apps, page = 1, group, breadcrumbs, children }: ListPageProps) {
  const isShort = group !== undefined && apps.length <= SHORT[group.kind];
  const shown = pageOf(apps, page);
  const cards = shown.map(toCardApp);
  if (cards.length === 0 && (group || page > 1)) notFound();
  return (
    <div className={`shell ${spaceAround(breadcrumbs, children)}`}>
      {breadcrumbs}
      {isShort || page > 1 ? (
        <StaticList group={group} cards={cards} current={page} total={apps.length}>
          {page === 1 && children}
        </StaticList>
      ) : (
        <Listing
          firstApps={cards}
          total={apps.length}
          orders={listOrders(apps)}
          facets={await facetParameters(apps)}
          group={group}
        >
          {children}
        </Listing>
      )}
    </div>
  );
}

/** Breadcrumbs and links already include some space. */
function spaceAround(breadcrumbs: ReactNode, children: ReactNode): string {
  if (breadcrumbs) return 'pt-3 pb-8';
  return children ? 'pt-4 pb-6 md:pb-8' : 'py-6 md:py-8';
}
