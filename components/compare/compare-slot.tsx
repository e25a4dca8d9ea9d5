'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { selectionStore } from '@/lib/compare/selection';
import { usePath } from '@/lib/hooks/use-path';
import { onOnline } from '@/lib/navigation/online';
import { routes } from '@/lib/routes';
import type { CompareBar } from './compare-bar';

/** The place of the bar with the chosen apps, after the footer. The bar is lazy-loaded with the first choice. */
export function CompareSlot() {
  const apps = useStore(selectionStore, (state) => state.apps);
  const isHidden = usePath() === routes.compare();
  const [Bar, setBar] = useState<typeof CompareBar | null>(null);

  useEffect(() => {
    if (apps.length === 0) return;
    const load = () =>
      void import('./compare-bar').then(
        (module) => setBar(() => module.CompareBar),
        // The next choice tries again.
        () => {},
      );
    load();
    return onOnline(load);
  }, [apps]);

  useEffect(() => {
    if (!isHidden) return;
    // Without the last choice, which the bar would announce again on the next page.
    const { apps, replace } = selectionStore.getState();
    replace(apps);
  }, [isHidden]);

  return Bar && !isHidden && <Bar />;
}
