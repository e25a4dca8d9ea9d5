import type { CardApp } from '@/lib/catalogue/views';
import { AppCard, AppCardSkeleton } from './app-card';

/** Number of cards in the initial viewport of a list: the first two rows of a wide screen. */
export const IN_VIEW_FIRST = 8;

export interface AppGridProps {
  apps: readonly CardApp[];
  /** Number of cards in the initial viewport. */
  eagerCount?: number;
}

export function AppGrid({ apps, eagerCount = 0 }: AppGridProps) {
  return (
    <ul role="list" className="card-grid">
      {apps.map((app, index) => (
        <li key={app.id} data-far={index < IN_VIEW_FIRST ? undefined : ''} className="card">
          <AppCard app={app} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A grid of skeleton cards, hidden from assistive technology. It is animated as a whole: the compositor does that, while
 * the main thread prepares the page.
 */
export function SkeletonGrid({ count = 8 }: { count?: number }) {
  return (
    <div aria-hidden="true" className="card-grid animate-pulse">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical and never reordered.
        <AppCardSkeleton key={index} />
      ))}
    </div>
  );
}
