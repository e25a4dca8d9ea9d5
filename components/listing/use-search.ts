import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import { TYPING_DELAY_MS, useUrlParameter } from '@/lib/navigation/use-url-parameter';
import { SEARCH_PARAMETER } from '@/lib/routes';

/** Maximum length of a search text. Hosts refuse URLs that are much longer. */
export const MAX_SEARCH_LENGTH = 200;

interface Search {
  /** The text whose results are shown. While the visitor types, it follows the search box. */
  text: string;
  /** Whether the skeleton has been shown for its time. True for a text from the URL, which shows no skeleton. */
  isDelayOver: boolean;
}

/**
 * The search text, which is stored in the query string.
 *
 * @param input The search box. It may contain text that the visitor typed before hydration.
 */
export function useSearch(input: RefObject<HTMLInputElement | null>) {
  /** The text in the search box. */
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<Search>({ text: '', isDelayOver: true });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writeUrl = useUrlParameter(
    SEARCH_PARAMETER,
    useCallback((inUrl: string) => {
      const text = inUrl.slice(0, MAX_SEARCH_LENGTH);
      clearTimeout(timer.current);
      setTyped(text);
      setSearch({ text, isDelayOver: true });
    }, []),
    TYPING_DELAY_MS,
  );
  const change = useCallback(
    (text: string, schedule = startTransition) => {
      setTyped(text);
      // The letter is painted first, and the skeleton after it.
      schedule(() => setSearch({ text, isDelayOver: false }));
      clearTimeout(timer.current);
      // Not in an effect: the second does not begin later where rendering takes long.
      timer.current = setTimeout(
        () => startTransition(() => setSearch({ text, isDelayOver: true })),
        SKELETON_MS,
      );
      writeUrl(text.trim());
    },
    [writeUrl],
  );

  useLayoutEffect(() => {
    // What the visitor typed before hydration. An empty box can be one that was cleared.
    const early = input.current?.value ?? '';
    const isTyped = early !== '' || (input.current !== null && 'isTyped' in input.current);
    const inUrl = new URLSearchParams(window.location.search).get(SEARCH_PARAMETER) ?? '';
    if (isTyped && early !== inUrl) change(early, (update) => update());
  }, [input, change]);

  return { ...search, typed, change };
}
