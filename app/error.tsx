'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { PageSkeleton } from '@/components/layout/page-skeleton';
import { onOnline } from '@/lib/browser/online';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { isChunkLoadError, reloadIfOnline, reloadOnce } from '@/lib/navigation/reload';
import { navigationStore, onNavigationStart } from '@/lib/navigation/store';
import { LoadFailure } from '@/lib/source/load-failure';
import * as texts from '@/texts/layout';

interface ErrorPageProps {
  error: unknown;
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const isStale = isChunkLoadError(error);
  const [isReloading, setReloading] = useState(isStale);

  useEffect(() => {
    if (isStale) setReloading(reloadOnce(() => void reloadIfOnline().then(setReloading)));
  }, [isStale]);

  // Not before the host answers: the retries end with this page.
  useEffect(() => onOnline(() => void reloadIfOnline(isStale ? undefined : reset)), [isStale, reset]);

  useLayoutEffect(() => {
    if (!isReloading) focusHeading();
  }, [isReloading]);

  useEffect(() => {
    // The router resets an error only when the path changes, not after a click on a link to the current page.
    const unsubscribe = onNavigationStart(({ to }) => {
      if (to === navigationStore.getState().path) reset();
    });
    return () => {
      unsubscribe();
      // The button with the focus has been unmounted.
      queueMicrotask(() => {
        if (isFocusLost() && !navigationStore.getState().navigation) focusHeading();
      });
    };
  }, [reset]);

  if (isReloading) return <PageSkeleton />;
  if (isStale)
    return (
      <NotFoundPage
        heading={texts.pageNotLoaded}
        message={texts.partOfPageNotLoaded}
        onRetry={() => void reloadIfOnline()}
      />
    );
  // `reset`, not `retry`: the error is in the browser, and the files of an export do not change.
  if (error instanceof LoadFailure)
    return <NotFoundPage heading={texts.pageNotLoaded} message={error.message} onRetry={reset} />;
  return <NotFoundPage onRetry={reset} />;
}
