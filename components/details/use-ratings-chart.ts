import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '@/lib/hooks/when-idle';
import { navigationStore } from '@/lib/navigation/store';
import type { RatingsChart } from './ratings-chart';
import { useEnteredViewport } from './use-entered-viewport';

/** Duration of the bars' animation, `grow` in globals.css. */
const ANIMATION_MS = 1500;

/**
 * Lazy-loads the chart, whose library is larger than the rest of the page: when its place has been in the viewport, the
 * animation of the prerendered bars is over, and the browser is idle. Until then, and for visitors who do not scroll to
 * it, the bars look the same.
 *
 * @param place The element that the chart fills.
 * @returns `Chart` is null until it is loaded. `loadChart` loads it at once.
 */
export function useRatingsChart(place: RefObject<Element | null>): {
  Chart: typeof RatingsChart | null;
  loadChart: () => void;
} {
  const [Chart, setChart] = useState<typeof RatingsChart | null>(null);
  const hasEntered = useEnteredViewport(place);
  const isShown = useStore(navigationStore, ({ navigation }) => navigation === null);

  const loadChart = useCallback(() => {
    import('./ratings-chart').then(
      (module) => startTransition(() => setChart(() => module.RatingsChart)),
      // The prerendered bars stay.
      () => {},
    );
  }, []);

  useEffect(() => {
    if (!hasEntered || !isShown) return;
    let cancel: () => void;
    const timer = setTimeout(() => {
      cancel = whenIdle(loadChart);
    }, ANIMATION_MS);
    cancel = () => clearTimeout(timer);
    return () => cancel();
  }, [hasEntered, isShown, loadChart]);

  return { Chart, loadChart };
}
