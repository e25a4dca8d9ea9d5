import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import { isEmptySearch } from '@/lib/catalogue/search/search';
import type { CardApp } from '@/lib/catalogue/views';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import type { AlsoFound } from '@/lib/source/search-texts';

interface Matches {
  apps: readonly CardApp[];
  text: string;
  found: AlsoFound<CardApp>;
}

const NONE: AlsoFound<CardApp> = { apps: [], isNear: false, isNamed: false };

/**
 * Finds what `searchTexts` finds. Its code is loaded by the first search. Begins with the first key, and is mostly done
 * before the skeleton ends.
 *
 * @returns The apps, null while they are not known, none on a failure: the titles are found anyway. And whether scroll
 *   restoration waits for them: a second at most.
 */
export function useTextMatches(
  apps: readonly CardApp[],
  text: string,
): { alsoFound: AlsoFound<CardApp> | null; isAwaited: boolean } {
  const [matches, setMatches] = useState<Matches | null>(null);
  const [lateText, setLateText] = useState('');
  useEffect(() => {
    if (isEmptySearch(text)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => setLateText(text), SKELETON_MS);
    loadCode(import('@/lib/source/search-texts'))
      .then(({ searchTexts }) => searchTexts(apps, text, signal))
      .catch(() => NONE)
      .then((found) => {
        if (!signal.aborted) setMatches({ apps, text, found });
      });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [apps, text]);
  const alsoFound = matches?.text === text && matches.apps === apps ? matches.found : null;
  return { alsoFound, isAwaited: !alsoFound && !isEmptySearch(text) && lateText !== text };
}
