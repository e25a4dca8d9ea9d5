'use client';

import { useLayoutEffect } from 'react';
import { themeStore } from '@/lib/browser/theme';
import { focusHeading } from '@/lib/navigation/focus';
import { isChunkLoadError, reloadOnce } from '@/lib/navigation/reload';
import { site } from '@/lib/site';
import { direction, language } from '@/texts/language';
import * as texts from '@/texts/layout';
import * as shared from '@/texts/shared';
import './globals.css';

/** The error page for errors of the layout. It cannot use the layout. */
export default function GlobalError({ error }: { error: unknown }) {
  useLayoutEffect(() => {
    focusHeading();
    if (isChunkLoadError(error)) reloadOnce();
  }, [error]);

  return (
    <html lang={language} dir={direction} data-theme={themeStore.getState().theme ?? undefined}>
      <body>
        <title>{`${texts.wentWrong} | ${site.name}`}</title>
        <main className="shell flex min-h-svh flex-col items-center justify-center gap-5 text-center">
          <h1 tabIndex={-1} className="font-extrabold text-4xl">
            {texts.notFound}
          </h1>
          <p className="text-muted">{texts.notAvailable}</p>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {shared.tryAgain}
          </button>
        </main>
      </body>
    </html>
  );
}
