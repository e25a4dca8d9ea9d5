import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSettling } from './use-settling';

/** Where the search text stands in the address: `/apps?q=puffin`. */
export const SEARCH_PARAMETER = 'q';

/** The search text, kept in the page's address, so that going back to a search or sharing it works. */
export function useSearch() {
  // An object for each change: typing a letter and taking it back is two changes, though the text is the same.
  const [search, setSearch] = useState({ text: '' });
  // What came from the address is there at once, and shows no skeleton.
  const [restored, setRestored] = useState(search);
  const inAddress = useRef('');
  const isSettling = useSettling(search) && search !== restored;

  useLayoutEffect(() => {
    const text = search.text.trim();
    // Only what has settled: browsers refuse to replace an address many times a second.
    if (isSettling || search === restored || text === inAddress.current) return;
    inAddress.current = text;
    const url = new URL(window.location.href);
    if (text) url.searchParams.set(SEARCH_PARAMETER, text);
    else url.searchParams.delete(SEARCH_PARAMETER);
    window.history.replaceState(null, '', url);
  }, [isSettling, search, restored]);

  /** Takes over what the address says, unless it says what was written there. */
  const restore = useCallback((text: string) => {
    if (text === inAddress.current) return;
    inAddress.current = text;
    const next = { text };
    setSearch(next);
    setRestored(next);
  }, []);

  return {
    text: search.text,
    /** Whether the second after a change is not over yet. */
    isSettling,
    change: (text: string) => setSearch({ text }),
    restore,
  };
}
