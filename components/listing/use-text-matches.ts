import { useCallback, useEffect, useState } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import { onOnline } from '@/lib/browser/online';
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
 * @returns The apps, null while they are not known, none on a failure: the titles are found anyway. Whether a second has
 *   passed. And what searches again after a failure, as when the connection is back.
 */
export function useTextMatches(
  apps: readonly CardApp[],
  text: string,
): [matches: Matches | null, isLate: boolean, retry: () => void] {
  const [result, setResult] = useState<{ matches: Matches; of: readonly CardApp[]; text: string }>();
  const [late, setLate] = useState<{ of: readonly CardApp[]; text: string }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another search.
  useEffect(() => {
    if (isEmptySearch(text)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => setLate({ of: apps, text }), SKELETON_MS);
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
  }, [apps, text, attempt]);
  const isCurrent = (state: { of: readonly CardApp[]; text: string } | undefined) =>
    state?.text === text && state.of === apps;
  const matches = result && isCurrent(result) ? result.matches : null;
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((number) => number + 1);
  }, []);
  const hasFailed = matches?.error !== undefined;
  useEffect(() => (hasFailed ? onOnline(retry) : undefined), [hasFailed, retry]);
  return [matches, isCurrent(late), retry];
}
