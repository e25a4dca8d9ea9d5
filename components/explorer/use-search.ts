import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { TYPING_DELAY_MS, useUrlParameter } from '@/lib/hooks/use-url-parameter';
import { SKELETON_MS } from '@/lib/skeleton';

/** The URL parameter of the search text: `/apps?q=puffin`. */
export const SEARCH_PARAMETER = 'q';

interface Search {
  text: string;
  /** Whether the skeleton has been shown for its time. True for a text from the URL, which shows no skeleton. */
  isSettled: boolean;
}

/**
 * The search text, which is stored in the query string.
 *
 * @param input The search box. It may contain text that the visitor typed before hydration.
 */
export function useSearch(input: RefObject<HTMLInputElement | null>) {
  // A new object for each change, so that typing and deleting a letter starts the skeleton twice.
  const [search, setSearch] = useState<Search>({ text: '', isSettled: true });
  const writeUrl = useUrlParameter(
    SEARCH_PARAMETER,
    useCallback((text: string) => setSearch({ text, isSettled: true }), []),
    TYPING_DELAY_MS,
  );
  const change = useCallback(
    (text: string) => {
      setSearch({ text, isSettled: false });
      writeUrl(text.trim());
    },
    [writeUrl],
  );

  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    const inUrl = new URLSearchParams(window.location.search).get(SEARCH_PARAMETER) ?? '';
    if (typed !== '' && typed !== inUrl) change(typed);
  }, [input, change]);

  useEffect(() => {
    if (search.isSettled) return;
    const timer = setTimeout(() => setSearch({ text: search.text, isSettled: true }), SKELETON_MS);
    return () => clearTimeout(timer);
  }, [search]);

  return { ...search, change };
}
