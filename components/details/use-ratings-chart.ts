import { useEffect, useState } from 'react';
import { isChunkLoadError, reloadOnce } from '@/lib/navigation/reload';
import type { RatingsChart } from './ratings-chart';

/**
 * Lazy-loads the chart, because recharts is larger than the rest of the page.
 *
 * @param isWanted Whether to load it: the chart is about to become visible.
 * @returns `Chart` is null until it is loaded. `isMissing` if it cannot be loaded, and a reload does not help.
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
