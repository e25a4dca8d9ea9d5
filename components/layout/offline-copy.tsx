'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/hooks/when-idle';
import { COPY_ATTRIBUTE } from '@/lib/offline/saved-pages';

/** Loads the code for the worker. Without it, the site works as without a worker. */
function withWorker(run: (code: typeof import('@/lib/offline/register')) => void): void {
  import('@/lib/offline/register').then(run, () => {});
}

/**
 * Registers the service worker, and reports to it which pages the visitor opens. A page from its cache shows that it is
 * an offline copy: the worker marks the document, so that the note is in its first paint.
 */
export function OfflineCopy() {
  const pathname = usePathname();
  const first = useRef(pathname);

  useEffect(() => whenIdle(() => withWorker(({ registerWorker }) => registerWorker())), []);

  useEffect(() => {
    if (pathname === first.current) return;
    first.current = '';
    // The page has come from the network.
    document.documentElement.removeAttribute(COPY_ATTRIBUTE);
    return whenIdle(() => withWorker(({ reportVisit }) => reportVisit()));
  }, [pathname]);

  return (
    <section aria-label="Offline copy" className="offline-copy">
      <p>
        <strong>Offline copy</strong> from your last visit
      </p>
      <button type="button" className="min-h-8 px-2 underline" onClick={() => window.location.reload()}>
        Reload
      </button>
    </section>
  );
}
