import { useEffect, useState } from 'react';
import { isChunkLoadError, reloadOnce } from '@/lib/navigation/reload';
import type { RatingsChart } from './ratings-chart';

/**
 * The chart's component, once it is wanted and has come; null before. recharts weighs more than the rest of the page,
 * so it comes when the chart is about to be seen.
 *
 * @returns `isMissing` where it cannot be had, and loading the page anew would not help.
 */
export function useRatingsChart(isWanted: boolean): {
  Chart: typeof RatingsChart | null;
  isMissing: boolean;
} {
  const [Chart, setChart] = useState<typeof RatingsChart | null>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    import('./ratings-chart').then(
      (module) => setChart(() => module.RatingsChart),
      (error: unknown) => setMissing(!isChunkLoadError(error) || !reloadOnce()),
    );
  }, [isWanted]);

  return { Chart, isMissing };
}
