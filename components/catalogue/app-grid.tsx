import type { CardApp } from '@/lib/catalogue/views';
import { AppCard, AppCardSkeleton } from './app-card';

/** A grid of cards: one column on small screens, four on medium and larger ones. */
export const CARD_GRID = 'card-grid grid grid-cols-1 gap-5 md:grid-cols-4 md:gap-x-5 md:gap-y-8 lg:gap-x-7';

/** Number of cards in the initial viewport of a list: the first two rows of a wide screen. */
export const IN_VIEW_FIRST = 8;

export interface AppGridProps {
  apps: readonly CardApp[];
  /** Number of cards in the initial viewport. */
  eagerCount?: number;
}

export function AppGrid({ apps, eagerCount = 0 }: AppGridProps) {
  return (
    <ul role="list" className={CARD_GRID}>
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
    <div aria-hidden="true" className={`${CARD_GRID} animate-pulse`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical and never reordered.
        <AppCardSkeleton key={index} />
      ))}
    </div>
  );
}
