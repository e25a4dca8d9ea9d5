'use client';

import { useEffect, useState } from 'react';
import { onOnline } from '@/lib/browser/online';
import { reloadIfOnline } from '@/lib/navigation/reload';
import { onNavigationStart } from '@/lib/navigation/store';
import { type SavedPage, savedPages } from '@/lib/offline/saved-pages';
import { pageUrl, pathInSite, routes } from '@/lib/routes';
import * as texts from '@/texts/offline';
import * as shared from '@/texts/shared';

export interface SavedPagesProps {
  /** The end of the title of each page, which the list leaves out: ` | Larkmoor`. */
  suffix: string;
}

/** The pages that can be read offline, as links. Plain ones, because the router would request their payloads. */
export function SavedPages({ suffix }: SavedPagesProps) {
  const [pages, setPages] = useState<SavedPage[]>([]);

  useEffect(() => {
    void savedPages(pageUrl('/')).then(setPages);
  }, []);

  useEffect(
    () =>
      onOnline(() => {
        if (pathInSite(window.location.pathname) !== routes.offline) void reloadIfOnline();
      }),
    [],
  );

  useEffect(
    () =>
      // The router does not load the page again after a click on a link to its URL.
      onNavigationStart(({ to }) => {
        if (to === pathInSite(window.location.pathname)) void reloadIfOnline();
      }),
    [],
  );

  return (
    <>
      <button type="button" className="button needs-script" onClick={() => window.location.reload()}>
        {shared.tryAgain}
      </button>
      {pages.length > 0 && (
        <section aria-labelledby="saved" className="mt-6 w-full max-w-xl text-start">
          <h2 id="saved" className="font-bold text-xl">
            {texts.savedOnDevice}
          </h2>
          <ul role="list" className="mt-3 divided">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a
                  href={pageUrl(pathInSite(path))}
                  dir="auto"
                  className="block py-3 font-semibold text-brand wrap-anywhere"
                >
                  {title.endsWith(suffix) ? title.slice(0, -suffix.length) : title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
