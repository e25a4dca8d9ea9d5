import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import { isEmptySearch } from '@/lib/catalogue/search/search';
import type { CardApp } from '@/lib/catalogue/views';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import type { AlsoFound } from '@/lib/source/search-texts';

interface Matches extends Partial<AlsoFound<CardApp>> {
  apps: readonly CardApp[];
  /** Why the search failed. It has found nothing then. */
  error?: unknown;
}

/**
 * Finds what `searchTexts` finds. Its code is loaded by the first search. Begins with the first key, and is mostly done
 * before the skeleton ends.
 *
 * @returns The apps, null while they are not known, none on a failure: the titles are found anyway. And whether a second has
 *   passed.
 */
export function useTextMatches(
  apps: readonly CardApp[],
  text: string,
): [matches: Matches | null, isLate: boolean] {
  const [result, setResult] = useState<{ matches: Matches; of: readonly CardApp[]; text: string }>();
  const [lateText, setLateText] = useState('');
  useEffect(() => {
    if (isEmptySearch(text)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => setLateText(text), SKELETON_MS);
    loadCode(import('@/lib/source/search-texts'))
      .then(({ searchTexts }): Promise<Matches> => searchTexts(apps, text, signal))
      .catch((error) => ({ apps: [], error }))
      .then((matches) => {
        if (!signal.aborted) setResult({ matches, of: apps, text });
      });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [apps, text]);
  return [result?.text === text && result.of === apps ? result.matches : null, lateText === text];
}
