'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { SkeletonGrid } from '@/components/catalogue/app-grid';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { isChunkLoadError, reloadIfOnline, reloadOnce } from '@/lib/navigation/reload';
import { navigationStore, onNavigationStart } from '@/lib/navigation/store';

interface ErrorPageProps {
  error: unknown;
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const isStale = isChunkLoadError(error);
  const [isReloading, setReloading] = useState(isStale);

  useEffect(() => {
    if (isStale) setReloading(reloadOnce());
  }, [isStale]);

  useLayoutEffect(() => {
    if (!isReloading) focusHeading();
  }, [isReloading]);

  useEffect(() => {
    // The router resets an error when the path changes, and not on a link to the page that has failed.
    const unsubscribe = onNavigationStart(({ to }) => {
      if (to === navigationStore.getState().path) reset();
    });
    return () => {
      unsubscribe();
      // The button that had the focus is gone with this page.
      queueMicrotask(() => {
        if (isFocusLost() && !navigationStore.getState().navigation) focusHeading();
      });
    };
  }, [reset]);

  if (isReloading)
    return (
      <div aria-busy="true" className="shell py-12 md:py-16">
        <SkeletonGrid />
      </div>
    );
  if (isStale)
    return (
      <NotFoundPage
        message="A part of this page could not be loaded. Please check your connection."
        onRetry={() => void reloadIfOnline()}
      />
    );
  // `reset`, not `retry`: what fails here fails in the browser, and a refresh of the export would bring nothing new.
  return <NotFoundPage message={error instanceof Error ? error.message : undefined} onRetry={reset} />;
}
