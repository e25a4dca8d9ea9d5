import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pathInSite } from '@/lib/routes';
import { replaceUrl } from './history-entry';
import { navigationStore, onNavigationStart } from './store';

/** Debounce of typed text, in milliseconds. */
export const TYPING_DELAY_MS = 200;

/**
 * Safari throws, also in the router, when a page replaces its URL more than 100 times in 30 s. Each write is two: the
 * router replaces it again.
 */
const LIMIT = { writes: 30, milliseconds: 30_000 };

/** When URLs were written, in `performance.now()` milliseconds: the last ones. */
let writes: number[] = [];

/** Whether another write keeps the limit. */
function isWithinLimit(): boolean {
  writes = writes.filter((time) => time > performance.now() - LIMIT.milliseconds);
  return writes.length < LIMIT.writes;
}

/** Interval for retrying a write while a navigation is pending, or the limit is reached, in milliseconds. */
const RETRY_MS = 200;

/**
 * Stores state of a page in its query string, so that back/forward, reload and shared links restore it. Unlike
 * `useSearchParams`, it does not prevent prerendering.
 *
 * @param name A parameter. Or several, each of which can be repeated: their value is a query string of these only.
 *   Must be stable.
 * @param onNavigate Called with the parameter's value when the page mounts, unless it is absent, and when a navigation has
 *   changed it ('' if it is absent then). Not called for the page's own writes. Must be stable.
 * @param delayMs Debounce of writes, in milliseconds. A pending write is flushed by a link, but lost by back/forward,
 *   because its history entry is no longer the current one.
 * @returns A stable function that writes the value into the URL of the current history entry.
 */
export function useUrlParameter(
  name: string | readonly string[],
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
    writeParameter(url.searchParams, name, value);
    // A comma needs no escape in a query string.
    url.search = url.search.replaceAll('%2C', ',');
    replaceUrl(url);
    writes.push(performance.now());
    current.current = value;
  }, [name]);

  useLayoutEffect(() => {
    const path = pathInSite(window.location.pathname);
    const follow = () => {
      // A traversal changes the URL before the page.
      if (pathInSite(window.location.pathname) !== path) return;
      const value = readParameter(new URLSearchParams(window.location.search), name);
      if (value === current.current) return;
      current.current = value;
      wanted.current = undefined;
      onNavigate(value);
    };
    const early = wanted.current;
    follow();
    // What was chosen before hydration is later than the URL.
    if (early !== undefined) {
      wanted.current = early;
      onNavigate(early);
    }
    return navigationStore.subscribe(follow);
  }, [name, onNavigate]);

  useEffect(() => {
    const unsubscribe = onNavigationStart(({ type }) => {
      // During a traversal, the current history entry is that of the next page.
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
        // Replacing the URL would make the router drop a pending navigation.
        if (navigationStore.getState().navigation || !isWithinLimit())
          timer.current = setTimeout(write, RETRY_MS);
        else flush();
      };
      if (delayMs > 0) timer.current = setTimeout(write, delayMs);
      else write();
    },
    [flush, delayMs],
  );
}

function readParameter(parameters: URLSearchParams, name: string | readonly string[]): string {
  if (typeof name === 'string') return parameters.get(name) ?? '';
  return new URLSearchParams([...parameters].filter(([one]) => name.includes(one))).toString();
}

function writeParameter(parameters: URLSearchParams, name: string | readonly string[], value: string): void {
  for (const one of [name].flat()) parameters.delete(one);
  const entries = typeof name === 'string' ? (value ? [[name, value]] : []) : [...new URLSearchParams(value)];
  for (const [one = '', text = ''] of entries) parameters.append(one, text);
}

/**
 * A choice that is stored in the query string.
 *
 * @param values What can be chosen. The first one is the choice of a URL without the parameter, or with another value.
 */
export function useUrlChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [choice: Value, choose: (value: Value) => void] {
  const [initial] = values;
  const [choice, setChoice] = useState(initial);
  const writeUrl = useUrlParameter(
    name,
    useCallback((text) => setChoice(values.find((value) => value === text) ?? values[0]), [values]),
  );
  const choose = (value: Value) => {
    setChoice(value);
    writeUrl(value === initial ? '' : value);
  };
  return [choice, choose];
}
