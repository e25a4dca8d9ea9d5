'use client';

import { type ReactNode, useRef } from 'react';
import { ANNOUNCER_ID } from '@/lib/dom';
import { retryNavigation } from '@/lib/navigation/payload-requests';
import { usePath } from '@/lib/navigation/use-path';
import { usePrefetchedCatalogue } from '@/lib/source/use-catalogue';
import * as texts from '@/texts/layout';
import * as shared from '@/texts/shared';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';
import { useArrival } from './use-arrival';
import { useNavigation } from './use-navigation';

export interface RouteTransitionProps {
  children: ReactNode;
}

/**
 * The page. During a navigation, eight skeleton cards replace it for at least 1 s. The page renders hidden at the same
 * time, so that its images and code load during that time and not after it.
 */
export function RouteTransition({ children }: RouteTransitionProps) {
  const content = useRef<HTMLDivElement>(null);
  const navigation = useNavigation(usePath(), content);
  useArrival(navigation);
  usePrefetchedCatalogue();

  const hasFailed = navigation?.hasFailed ?? false;
  const isLoading = !hasFailed && (navigation?.hasSkeleton ?? false);
  return (
    <>
      {/* Outside of `main`: screen readers hold back announcements inside an `aria-busy` element. */}
      <p id={ANNOUNCER_ID} role="status" className="sr-only" />
      {/* At least as tall as the screen, so that the footer does not move when the page replaces the skeleton. */}
      <main id="main" tabIndex={-1} aria-busy={isLoading} className="relative min-h-svh">
        {isLoading && (
          <>
            <h1 className="sr-only">{shared.loading}</h1>
            <PageSkeleton />
          </>
        )}
        {hasFailed && (
          <>
            {/* The page that is left has taken its title with it, if the router has not cached the next one. */}
            <title>{texts.pageNotLoaded}</title>
            <NotFoundPage
              heading={texts.pageNotLoaded}
              message={texts.checkConnection}
              onRetry={retryNavigation}
            />
          </>
        )}
        <div ref={content} hidden={isLoading || hasFailed} className="page">
          {children}
        </div>
      </main>
    </>
  );
}
