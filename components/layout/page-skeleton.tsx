'use client';

import { SkeletonGrid } from '@/components/catalogue/app-grid';

/**
 * The skeleton of a page. A client component: the payload of every page contains `loading.tsx`, which is then a
 * reference instead of the markup of eight cards.
 */
export function PageSkeleton() {
  return (
    <div aria-busy="true" data-loading="" className="shell py-6 md:py-8">
      <SkeletonGrid />
    </div>
  );
}
