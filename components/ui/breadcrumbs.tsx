'use client';

import type { Crumb } from '@/lib/routes';
import { languageOf } from '@/lib/text/language';
import * as shared from '@/texts/shared';
import { AppLink } from './app-link';

/** The way from the home page to the current page, which is the last entry. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={shared.breadcrumbs}>
      <ol role="list" className="flex flex-wrap items-center text-muted text-sm">
        {trail.map(({ name, path, language }, index) => (
          <li key={path} className="flex min-w-0 items-center">
            {index < trail.length - 1 ? (
              <>
                <AppLink
                  href={path}
                  dir="auto"
                  lang={language}
                  className="py-2 wrap-anywhere hover:text-brand hover:underline"
                >
                  {name}
                </AppLink>
                {/* At the end of a line, not at the start of the next. */}
                <span aria-hidden="true" className="px-2">
                  /
                </span>
              </>
            ) : (
              <span
                aria-current="page"
                dir="auto"
                lang={language ?? languageOf(name)}
                title={name}
                className="truncate py-2"
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
