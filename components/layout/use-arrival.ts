import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { closePopovers, focusHeading, isFocusLost, isOverlayOpen } from '@/lib/navigation/focus';
import { entryKey } from '@/lib/navigation/history-entry';
import type { Navigation } from '@/lib/navigation/machine';
import { createScrollPositions } from '@/lib/navigation/scroll-positions';
import { navigationStore, onNavigationStart } from '@/lib/navigation/store';

const positions = createScrollPositions(() => window.sessionStorage);

/**
 * Scrolls, moves the focus and announces the page: once, at the end of each navigation, when the page's content is in
 * the DOM with the search text and list length at which it was left.
 *
 * The router and the browser would do so earlier, while the page is hidden behind its skeleton.
 *
 * @param status The live region for announcements.
 */
export function useArrival(navigation: Navigation | null, status: RefObject<Element | null>): void {
  useSavedPositions();
  useEffect(() => onNavigationStart(closePopovers), []);

  const previous = useRef<Navigation | null>(undefined);
  const focusAtStart = useRef<Element>(null);

  useLayoutEffect(() => {
    const ended = previous.current;
    previous.current = ended === undefined && isRestoredByBrowser() ? null : navigation;
    if (navigation?.hasFailed) {
      scrollTo(0);
      focusHeading();
    } else if (navigation?.hasSkeleton) {
      if (navigation.id === ended?.id && !ended.hasFailed) return;
      focusAtStart.current = document.activeElement;
      scrollTo(0);
      announce(status.current, 'Loading');
    } else if (!navigation) {
      if (!ended) return;
      restorePosition(ended);
      if (ended.type === 'load') return;
      // Where the visitor has moved on meanwhile, to the menu for example, the focus stays with them.
      if ((isFocusLost() || document.activeElement === focusAtStart.current) && !isOverlayOpen())
        focusHeading();
      focusAtStart.current = null;
      if (ended.hasSkeleton || status.current?.textContent) announce(status.current, pageTitle());
    }
  }, [navigation, status]);
}

/** Whether the browser has restored the position: of a page that is complete at hydration, and was not left hidden. */
function isRestoredByBrowser(): boolean {
  return navigationStore.getState().navigation === null && window.history.scrollRestoration !== 'manual';
}

/** The page's title, or its heading where the router has not committed the title yet. */
function pageTitle(): string {
  return document.title || (document.querySelector('main h1:not([hidden] *)')?.textContent ?? '');
}

/** Saves the scroll position of each history entry while its page is shown. */
function useSavedPositions(): void {
  useEffect(() => {
    const save = () => {
      const key = entryKey();
      if (key) positions.set(key, window.scrollY);
    };
    const onScroll = () => {
      if (!navigationStore.getState().navigation) save();
    };
    const onPageHide = () => {
      onScroll();
      positions.persist();
      // After a reload the browser restores the position before this code runs. It cannot while the page is hidden.
      if (!navigationStore.getState().navigation) window.history.scrollRestoration = 'auto';
    };
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const unsubscribe = navigationStore.subscribe((state, before) => {
      if (!state.navigation || before.navigation) return;
      takeOver();
      // The URL of a traversal has changed already: the position belongs to the entry before it.
      if (state.navigation.type !== 'traverse') save();
    });
    if (document.readyState === 'complete') requestAnimationFrame(takeOver);
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onPageHide);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);
}

/** Scrolls to where the visitor left the page or, on a page that a link led to, to its hash or its top. */
function restorePosition({ type, phase }: Navigation): void {
  const key = entryKey();
  // A navigation that ends without a commit has been cancelled: its page is the one that was left.
  const isReturn = type === 'traverse' || type === 'load' || phase === 'pending';
  const saved = isReturn && key ? positions.get(key) : undefined;
  const target = document.getElementById(window.location.hash.slice(1));
  if (saved !== undefined) scrollTo(saved);
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (type !== 'load') scrollTo(0);
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function announce(status: Element | null, text: string): void {
  if (status) status.textContent = text;
}
