import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whenGone } from '@/lib/browser/when-complete';
import { BUSY, LOADING } from '@/lib/dom';
import { replaceUrl } from '@/lib/navigation/history-entry';
import { STALLED_MS } from '@/lib/navigation/payload-requests';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import type { Navigation } from '@/lib/navigation/state-machine';
import { dispatch, navigationStore, onNavigationStart, showCurrentEntry } from '@/lib/navigation/store';
import { pathInSite } from '@/lib/routes';

/**
 * Dispatches the events that end a navigation: the router has committed the page, its content is in the DOM, or it
 * has not arrived in time.
 *
 * @param path The router's path.
 * @param content The element that holds the page.
 * @returns The pending navigation; null when idle.
 */
export function useNavigation(path: string, content: RefObject<Element | null>): Navigation | null {
  const navigation = useStore(navigationStore, (state) => state.navigation);
  useCommit(path);

  useLayoutEffect(() => {
    if (navigation?.phase !== 'rendering' || !content.current) return;
    const { id, startedAt, hasSkeleton } = navigation;
    const page = content.current;
    let timer: ReturnType<typeof setTimeout>;
    let stopWaiting = () => {};
    const show = () => {
      stopWaiting = whenGone(page, BUSY, () => dispatch({ type: 'rendered', id }));
      // Nothing if it is complete.
      dispatch({ type: 'shown', id });
    };
    stopWaiting = whenGone(page, LOADING, () => {
      const wait = startedAt + SKELETON_MS - performance.now();
      if (hasSkeleton && wait > 0) timer = setTimeout(show, wait);
      else show();
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [navigation, content]);

  useEffect(() => {
    if (!navigation || navigation.hasFailed || navigation.type === 'load') return;
    // The data of a page have their own limit.
    if (navigation.phase === 'rendering' && !navigation.hasSkeleton) return;
    const wait = navigation.startedAt + STALLED_MS - performance.now();
    const timer = setTimeout(() => dispatch({ type: 'failed', id: navigation.id }), wait);
    return () => clearTimeout(timer);
  }, [navigation]);

  useBfcacheRestore();
  useEntriesWithoutState();
  return navigation;
}

/** Ends the navigation that was pending when the browser put the document into the bfcache. */
function useBfcacheRestore(): void {
  const router = useRouter();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      dispatch({ type: 'cancelled' });
      // The page in the DOM is a `loading.tsx`, whose content nothing requests any more.
      if (!navigationStore.getState().isComplete) showCurrentEntry(router);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [router]);
}

/** Dispatches `committed` when the router has committed a page. */
function useCommit(path: string): void {
  const [committedId, setCommittedId] = useState(0);
  // Set inside the router's transition, so it changes in the same commit as the page, whatever page that is.
  useLayoutEffect(() => onNavigationStart(({ id }) => setCommittedId(id)), []);
  useLayoutEffect(() => dispatch({ type: 'committed', id: committedId, path }), [committedId, path]);
}

/**
 * Handles history entries without state, which hash links and edits of the URL's hash add. The router ignores them,
 * also when a traversal to one changes the path. A workaround for next.js#88345 and next.js#90080: remove it when Back
 * to `/apps#main` from another page shows `/apps`.
 */
function useEntriesWithoutState(): void {
  const router = useRouter();
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      if (state !== null) return;
      const { path, navigation } = navigationStore.getState();
      if (pathInSite(window.location.pathname) !== path) showCurrentEntry(router);
      // The router gives the entry its state then. While it navigates, this would cancel the navigation.
      else if (!navigation) replaceUrl(new URL(window.location.href));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [router]);
}
