import type { CardApp } from '@/lib/catalogue/select';
import { AppCard, AppCardSkeleton } from './app-card';

const grid = 'grid grid-cols-1 gap-4 md:grid-cols-4 lg:gap-6';

export interface AppGridProps {
  apps: readonly CardApp[];
  /** How many of the first cards are in view from the start. */
  eagerCount?: number;
}

/** Apps as cards: one column on small screens, four from medium ones on. */
export function AppGrid({ apps, eagerCount = 0 }: AppGridProps) {
  return (
    <ul className={grid}>
      {apps.map((app, index) => (
        <li key={app.id} className="min-w-0">
          <AppCard app={app} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

/** Skeletons in the places of cards, hidden from assistive technology. */
export function SkeletonGrid({ count = 8 }: { count?: number }) {
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <AppCardSkeleton key={index} />
      ))}
    </div>
  );
}
