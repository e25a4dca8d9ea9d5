'use client';

import { usePathname } from 'next/navigation';
import { Activity, type ReactNode } from 'react';
import { SkeletonGrid } from '@/components/catalogue/app-grid';
import { usePreloadedCatalogue } from '@/lib/hooks/use-catalogue';
import { usePagePosition } from '@/lib/hooks/use-page-position';
import { useRouteTransition } from '@/lib/hooks/use-route-transition';

/**
 * The page's place. After a change of path it holds eight skeleton cards for a second, behind which the next
 * page is rendered already, so that its images and code load in that second and not after it.
 */
export function RouteTransition({ children }: { children: ReactNode }) {
  const departure = useRouteTransition(usePathname());
  usePagePosition(departure);
  usePreloadedCatalogue();
  return (
    // As tall as the screen, so that the footer stays below it while skeletons and pages take turns.
    <main id="main" tabIndex={-1} aria-busy={departure !== null} className="min-h-svh">
      {departure && (
        <div className="shell py-12 md:py-16">
          {/* The router announces the first h1 that it finds, and the one behind is the page that was left. */}
          <h1 className="sr-only">Loading</h1>
          <SkeletonGrid />
        </div>
      )}
      <Activity mode={departure ? 'hidden' : 'visible'}>{children}</Activity>
    </main>
  );
}
