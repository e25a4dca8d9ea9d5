import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '@/lib/hooks/when-idle';
import { navigationStore } from '@/lib/navigation/store';
import type { RatingsChart } from './ratings-chart';
import { useNearViewport } from './use-near-viewport';

/** Duration of the bars' animation, `grow` in globals.css. */
const ANIMATION_MS = 1500;

/**
 * Lazy-loads the chart, whose library is larger than the rest of the page: when its place is near the viewport, the
 * animation of the prerendered bars is over, and the browser is idle.
 *
 * @param place The element that the chart fills.
 * @returns `Chart` is null until it is loaded. `loadChart` loads it at once.
 */
export function useRatingsChart(place: RefObject<Element | null>): {
  Chart: typeof RatingsChart | null;
  loadChart: () => void;
} {
  const [Chart, setChart] = useState<typeof RatingsChart | null>(null);
  const isNear = useNearViewport(place);
  const isShown = useStore(navigationStore, ({ navigation }) => navigation === null);

  const loadChart = useCallback(() => {
    import('./ratings-chart').then(
      (module) => startTransition(() => setChart(() => module.RatingsChart)),
      // The prerendered bars stay.
      () => {},
    );
  }, []);

  useEffect(() => {
    if (!isNear || !isShown) return;
    let cancel: () => void;
    const timer = setTimeout(() => {
      cancel = whenIdle(loadChart);
    }, ANIMATION_MS);
    cancel = () => clearTimeout(timer);
    return () => cancel();
  }, [isNear, isShown, loadChart]);

  return { Chart, loadChart };
}
