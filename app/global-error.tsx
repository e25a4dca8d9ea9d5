'use client';

import { themeStore } from '@/lib/browser/theme';
import { site } from '@/lib/site';
import './globals.css';

/** The error page for errors of the layout. It cannot use the layout. */
export default function GlobalError() {
  return (
    <html lang="en" data-theme={themeStore.getState().theme ?? undefined}>
      <body>
        <title>{`Something went wrong | ${site.name}`}</title>
        <main className="shell flex min-h-svh flex-col items-center justify-center gap-5 text-center">
          <h1 className="font-extrabold text-4xl">Oops, page not found!!</h1>
          <p className="text-muted">The page you are looking for is not available.</p>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
