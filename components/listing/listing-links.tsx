import { AppLink } from '@/components/ui/app-link';
import type { GroupName } from '@/lib/catalogue/names';
import { linkedPages, pageCount } from '@/lib/catalogue/pages';
import { routes } from '@/lib/routes';
import { formatExact } from '@/texts/format';
import * as texts from '@/texts/listing';
import * as shared from '@/texts/shared';

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
  const count = pageCount(total);
  if (count < 2) return null;
  return (
    <nav aria-label={texts.pages} className="mt-10">
      <ul role="list" className="flex flex-wrap justify-center gap-2">
        {linkedPages(current, count).map((page, index, pages) =>
          page === null ? (
            <li
              key={`after ${pages[index - 1]}`}
              aria-hidden="true"
              className="grid min-w-6 place-items-center text-muted"
            >
              …
            </li>
          ) : (
            <li key={page}>
              <AppLink
                href={group ? routes[group.kind](group.slug, page) : routes.appsPage(page)}
                aria-label={shared.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className="grid h-11 min-w-11 place-items-center rounded-xl border border-line bg-surface px-3 font-semibold tabular aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand hover:border-brand/40"
              >
                {formatExact(page)}
              </AppLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
