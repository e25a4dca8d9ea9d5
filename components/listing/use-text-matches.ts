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

/** A text, and the apps in which it is searched. */
interface Search {
  of: readonly CardApp[];
  text: string;
}

interface TextMatches {
  /** Null while they are not known, none on a failure: the titles are found anyway. */
  matches: Matches | null;
  /** Whether a second has passed. */
  isLate: boolean;
  /** Whether a search that has failed is repeated. */
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Finds what `searchTexts` finds. Its code is loaded by the first search. Begins with the first key, and is mostly done
 * before the skeleton ends. Repeats a search that has failed when the connection is back.
 */
export function useTextMatches(apps: readonly CardApp[], text: string): TextMatches {
  const [result, setResult] = useState<Search & { matches: Matches; attempt: number }>();
  const [late, setLate] = useState<Search>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isEmptySearch(text)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => setLate({ of: apps, text }), SKELETON_MS);
    loadCode(import('@/lib/source/beside-cards'))
      .then(({ searchTexts }): Promise<Matches> => searchTexts(apps, text, signal))
      .catch((error) => ({ apps: [], error }))
      .then((matches) => {
        if (!signal.aborted) setResult({ matches, of: apps, text, attempt });
      });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [apps, text, attempt]);
  const isCurrent = (search: Search | undefined) => search?.text === text && search.of === apps;
  const matches = result && isCurrent(result) ? result.matches : null;
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const hasFailed = matches?.error !== undefined;
  useEffect(() => (hasFailed ? onOnline(retry) : undefined), [hasFailed, retry]);
  return { matches, isLate: isCurrent(late), isRetrying: hasFailed && result?.attempt !== attempt, retry };
}
