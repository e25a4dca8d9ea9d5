import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { arrive, type Departure, depart, navigationStore, skeletonTimeLeft } from '@/lib/navigation';
import { pathInSite } from '@/lib/routes';

/**
 * How long a page that nobody asked for waits for the one that was: it may be the page of an earlier click, or the
 * router was sent elsewhere meanwhile, and the page asked for will never come.
 */
const STRAY_MS = 3000;

/**
 * Follows the changes of path inside the site.
 *
 * A departure begins at the visitor's click (`depart`), at a step through the history, or at the latest when the
 * path changes; it ends when its second is over and the path asked for has come, whichever is later.
 *
 * @param path The router's path.
 * @returns The departure under way, or null while the page stands.
 */
export function useRouteTransition(path: string): Departure | null {
  const departure = useStore(navigationStore, (state) => state.departure);

  const pathBefore = useRef(path);
  useLayoutEffect(() => {
    // A change that nobody announced, such as a `router.push` of somebody else's.
    if (path !== pathBefore.current && !navigationStore.getState().departure) depart(path);
    pathBefore.current = path;
  }, [path]);

  const left = useRef<{ departure: Departure; path: string }>(null);
  useEffect(() => {
    if (!departure) return;
    if (left.current?.departure !== departure) left.current = { departure, path };
    const hasArrived = path === departure.to;
    if (!hasArrived && path === left.current.path) return;
    const wait = hasArrived ? skeletonTimeLeft(departure, performance.now()) : STRAY_MS;
    const timer = setTimeout(arrive, wait);
    return () => clearTimeout(timer);
  }, [departure, path]);

  useEffect(() => {
    const onPopState = () => {
      const to = pathInSite(window.location.pathname);
      if (to !== pathBefore.current) depart(to, 'back');
      // Back on the page that stands, before the one asked for came; or only the search or hash has changed.
      else arrive();
    };
    // A page frozen by the browser in mid-departure comes back thawed, and nothing would ever arrive.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && arrive();
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  return departure;
}
