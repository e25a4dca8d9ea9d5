import { AppLink } from '@/components/ui/app-link';
import { linkedPages, pageCount } from '@/lib/catalogue/pages';
import { formatExact } from '@/lib/format';
import { routes } from '@/lib/routes';

export interface PageLinksProps {
  /** The current page, from 1. */
  current: number;
  /** Number of apps in the catalogue. */
  apps: number;
}

/** Links to the pages of the listing. Nothing if there is only one. */
export function PageLinks({ current, apps }: PageLinksProps) {
  const count = pageCount(apps);
  if (count < 2) return null;
  return (
    <nav aria-label="Pages of all apps" className="mt-10">
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
                href={routes.appsPage(page)}
                aria-label={`Page ${formatExact(page)}`}
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
