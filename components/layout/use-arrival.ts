import { useEffect, useLayoutEffect, useRef } from 'react';
import { whenTitled } from '@/lib/browser/when-complete';
import { announce } from '@/lib/navigation/announce';
import {
  closePopovers,
  focusHeading,
  focusLink,
  focusTarget,
  isFocusLost,
  isOverlayOpen,
  rememberLink,
} from '@/lib/navigation/focus';
import { entryKey } from '@/lib/navigation/history-entry';
import {
  isRestoredByBrowser,
  restoreScrollPosition,
  saveScrollPositions,
  scrollTo,
} from '@/lib/navigation/scroll-restoration';
import type { Navigation } from '@/lib/navigation/state-machine';
import { onNavigationStart } from '@/lib/navigation/store';
import * as shared from '@/texts/shared';

/**
 * Scrolls, moves the focus and announces the page once, at the end of each navigation, when the page's content is in
 * the DOM with its search text and list length. The router and the browser would do so earlier, while the page is
 * hidden behind its skeleton.
 */
export function useArrival(navigation: Navigation | null): void {
  useEffect(saveScrollPositions, []);
  useEffect(() => onNavigationStart(closePopovers), []);
  // The URL of a traversal has changed already.
  useEffect(() => onNavigationStart(({ type }) => type === 'push' && rememberLink(entryKey())), []);

  const previous = useRef<Navigation | null>(undefined);
  const focusAtStart = useRef<Element>(null);
  /** Whether "Loading" was announced, and no title since then. */
  const isLoading = useRef(false);
  const stopWaiting = useRef(() => {});

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = before === undefined && isRestoredByBrowser() ? null : navigation;
    if (!navigation) {
      if (before) arrive(before);
    } else if (navigation.hasFailed) {
      scrollTo(0);
      focusHeading();
      announce('');
    } else if (navigation.hasSkeleton && (navigation.id !== before?.id || before.hasFailed)) {
      focusAtStart.current = document.activeElement;
      scrollTo(0);
      stopWaiting.current();
      announce(shared.loading);
      isLoading.current = true;
    }

    function arrive(ended: Navigation): void {
      restoreScrollPosition(ended);
      if (ended.type === 'load') return;
      // A visitor who has moved the focus in the meantime, to the menu for example, keeps it.
      const isUnmoved = isFocusLost() || document.activeElement === focusAtStart.current;
      if (isUnmoved && !isOverlayOpen()) {
        if (ended.type === 'push') focusTarget();
        else focusHeading();
        // The list may need a frame to show the cards at the restored position.
        if (!focusLink(entryKey()))
          requestAnimationFrame(() => document.activeElement?.matches('h1') && focusLink(entryKey()));
      }
      focusAtStart.current = null;
      if (!isLoading.current) return;
      isLoading.current = false;
      stopWaiting.current = whenTitled(() => announce(document.title));
    }
  }, [navigation]);
}
