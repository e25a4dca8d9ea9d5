'use client';

import { useEffect, useRef } from 'react';
import { Sentence } from '@/components/ui/sentence';
import { loadCode } from '@/lib/browser/load-code';
import { whenIdle } from '@/lib/browser/when-idle';
import { SAVED_ATTRIBUTE } from '@/lib/dom';
import { entryKey } from '@/lib/navigation/history-entry';
import { usePath } from '@/lib/navigation/use-path';
import * as texts from '@/texts/offline';

/** Loads the code for the worker. Without it, the site works as without a worker. */
function withWorker(run: (code: typeof import('@/lib/offline/register')) => unknown): void {
  loadCode(import('@/lib/offline/register'))
    .then(run)
    .catch(() => {});
}

/**
 * Registers the service worker, and reports to it which pages the visitor opens. A page from its cache shows that it is
 * an offline copy: the worker marks the document, so that the note is in its first paint.
 */
export function SavedPageNote() {
  const pathname = usePath();
  const shown = useRef(pathname);
  // The history entry of the document, if that is a copy. The router shows it again there, and not after a link to its path.
  const copy = useRef<string>(null);

  useEffect(() => whenIdle(() => withWorker(({ registerWorker }) => registerWorker())), []);

  useEffect(() => {
    const { documentElement } = document;
    if (pathname === shown.current) {
      if (documentElement.hasAttribute(SAVED_ATTRIBUTE)) copy.current ??= entryKey();
      return;
    }
    shown.current = pathname;
    documentElement.toggleAttribute(SAVED_ATTRIBUTE, copy.current !== null && entryKey() === copy.current);
    return whenIdle(() => withWorker(({ reportVisit }) => reportVisit()));
  }, [pathname]);

  return (
    <section
      aria-label={texts.offlineCopy}
      className="hidden flex-wrap items-center justify-center gap-x-2 bg-gold-soft px-5 py-1 text-center text-gold text-sm in-data-offline-copy:flex"
    >
      <p>
        <Sentence text={texts.fromLastVisit}>
          <strong>{texts.offlineCopy}</strong>
        </Sentence>
      </p>
      <button type="button" className="min-h-8 px-2 underline" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </section>
  );
}
