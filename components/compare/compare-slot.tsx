'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadCode } from '@/lib/browser/load-code';
import { onOnline } from '@/lib/browser/online';
import { selectionStore } from '@/lib/compare/selection';
import { reloadForMissingCode } from '@/lib/navigation/reload';
import { usePath } from '@/lib/navigation/use-path';
import { routes } from '@/lib/routes';
import type { CompareBar } from './compare-bar';

/** The footer, and below it the bar with the chosen apps, which is lazy-loaded with the first choice. */
export function CompareSlot({ children }: { children: ReactNode }) {
  const apps = useStore(selectionStore, (state) => state.apps);
  const path = usePath();
  const [Bar, setBar] = useState<typeof CompareBar | null>(null);

  useEffect(() => {
    if (apps.length === 0) return;
    const load = () =>
      void loadCode(import('./compare-bar')).then(
        (module) => setBar(() => module.CompareBar),
        // If it does not reload, the next choice tries again.
        reloadForMissingCode,
      );
    load();
    return onOnline(load);
  }, [apps]);

  // A notice ends with its page, and the bar of the next page does not announce the choice again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of each page.
  useEffect(() => selectionStore.getState().forgetChoice, [path]);

  return (
    <>
      {children}
      {Bar && path !== routes.compare() && <Bar />}
    </>
  );
}
