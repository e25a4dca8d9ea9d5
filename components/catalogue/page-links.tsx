import { AppLink } from '@/components/ui/app-link';
import { linkedPages } from '@/lib/catalogue/pages';
import { formatExact } from '@/texts/format';
import * as shared from '@/texts/shared';

export interface PageLinksProps {
  /** The accessible name. */
  label: string;
  /** The current page, from 1. */
  current: number;
  /** Number of pages. */
  count: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list. Nothing if there is only one. */
export function PageLinks({ label, current, count, hrefOf }: PageLinksProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={label} className="mt-10">
      <ul className="flex flex-wrap justify-center gap-2">
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
                href={hrefOf(page)}
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
