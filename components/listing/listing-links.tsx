import { PageLinks } from '@/components/catalogue/page-links';
import type { GroupName } from '@/lib/catalogue/names';
import { pageCount } from '@/lib/catalogue/pages';
import { routes } from '@/lib/routes';
import * as texts from '@/texts/listing';

export interface ListingLinksProps {
  /** Without it, the listing has all apps. */
  group?: GroupName;
  /** The current page, from 1. */
  current: number;
  /** Number of apps in the listing. */
  total: number;
}

/** Links to the pages of a listing. Nothing if there is only one. */
export function ListingLinks({ group, current, total }: ListingLinksProps) {
  return (
    <PageLinks
      label={texts.pagesOf[group?.kind ?? 'all']}
      current={current}
      count={pageCount(total)}
      hrefOf={(page) => (group ? routes[group.kind](group.slug, page) : routes.appsPage(page))}
    />
  );
}
