import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { replaceUrl } from '@/lib/navigation/history-entry';
import { navigationStore, onNavigationStart } from '@/lib/navigation/store';

/** Debounce of a text that is typed: browsers refuse to replace the URL many times a second. */
export const TYPING_DELAY_MS = 200;

/** Interval in which a write waits for a navigation to end. */
const RETRY_MS = 200;

/**
 * Keeps a page's state in a parameter of its URL, so that going back to it, reloading and sharing it work. Unlike
 * `useSearchParams`, it does not stop prerendering.
 *
 * @param onNavigate Called with the parameter's value, '' for none, when the page mounts and when a navigation has
 *   changed it; not for the page's own writes. Must be stable.
 * @param delayMs Debounce of writes. A value that is not written yet when the visitor goes back is lost, as its
 *   history entry is no longer the current one; a link writes it first.
 * @returns Writes the value into the URL of the current history entry. Stable.
 */
export function useUrlParameter(
  name: string,
  onNavigate: (value: string) => void,
  delayMs = 0,
): (value: string) => void {
  /** The value in the URL. */
  const current = useRef('');
  /** The value to write; undefined when there is none. */
  const wanted = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    const value = wanted.current;
    wanted.current = undefined;
    if (value === undefined || value === current.current) return;
    const url = new URL(window.location.href);
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
    try {
      replaceUrl(url);
      current.current = value;
    } catch {
      // Refused all the same: the next write has the whole value.
    }
  }, [name]);

  useLayoutEffect(() => {
    const { pathname } = window.location;
    const follow = () => {
      // At the start of a traversal the URL is that of the next page already.
      if (window.location.pathname !== pathname) return;
      const value = new URLSearchParams(window.location.search).get(name) ?? '';
      if (value === current.current) return;
      current.current = value;
      wanted.current = undefined;
      onNavigate(value);
    };
    follow();
    return navigationStore.subscribe(follow);
  }, [name, onNavigate]);

  useEffect(() => {
    const unsubscribe = onNavigationStart(({ type }) => {
      // The entry of the page that a traversal leaves is no longer the current one.
      if (type !== 'traverse') flush();
    });
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      clearTimeout(timer.current);
    };
  }, [flush]);

  return useCallback(
    (value: string) => {
      wanted.current = value;
      clearTimeout(timer.current);
      const write = () => {
        // The router drops a pending navigation when the URL is replaced.
        if (navigationStore.getState().navigation) timer.current = setTimeout(write, RETRY_MS);
        else flush();
      };
      if (delayMs > 0) timer.current = setTimeout(write, delayMs);
      else write();
    },
    [flush, delayMs],
  );
}
