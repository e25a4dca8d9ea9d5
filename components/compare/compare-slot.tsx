'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { InlineScript } from '@/components/ui/inline-script';
import { loadCode } from '@/lib/browser/load-code';
import { onOnline } from '@/lib/browser/online';
import { selectionStore } from '@/lib/compare/selection';
import { leaveRoom, RESERVE_ROOM } from '@/lib/early/reserve-room';
import { reloadForMissingCode } from '@/lib/navigation/reload';
import { usePath } from '@/lib/navigation/use-path';
import { routes } from '@/lib/routes';
import type { CompareBar } from './compare-bar';

/**
 * The footer, and below it the bar with the chosen apps, which is lazy-loaded with the first choice. A reloaded page has room
 * for it from the start.
 */
export function CompareSlot({ children }: { children: ReactNode }) {
  const apps = useStore(selectionStore, (state) => state.apps);
  const path = usePath();
  const [Bar, setBar] = useState<typeof CompareBar | null>(null);
  const isComparison = path === routes.compare();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the chosen apps.
  useLayoutEffect(() => {
    // Not `apps`, which is empty during hydration.
    const isExpected = !Bar && !isComparison && selectionStore.getState().apps.length > 0;
    if (!isExpected) leaveRoom();
  }, [Bar, isComparison, apps]);

  useEffect(() => {
    if (apps.length === 0) return;
    const load = () =>
      void loadCode(import('./compare-bar')).then(
        (module) => setBar(() => module.CompareBar),
        (error) => {
          leaveRoom();
          // If it does not reload, the next choice tries again.
          reloadForMissingCode(error);
        },
      );
    load();
    return onOnline(load);
  }, [apps]);

  // A notice ends with its page, and the bar of the next page does not announce the choice again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of each page.
  useEffect(() => selectionStore.getState().forgetChoice, [path]);

  return (
    <>
      {!isComparison && <InlineScript code={process.env.NEXT_RUNTIME ? RESERVE_ROOM : ''} />}
      {children}
      {Bar && !isComparison && <Bar />}
    </>
  );
}
