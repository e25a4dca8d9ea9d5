import { useEffect, useState } from 'react';
import type { AppId } from '@/lib/catalogue/id';
import { isEmptySearch } from '@/lib/catalogue/search';
import type { CardApp } from '@/lib/catalogue/views';
import { loadCode } from '@/lib/load-code';
import { SKELETON_MS } from '@/lib/navigation/state-machine';

interface FoundIds {
  /** What was searched. */
  apps: readonly CardApp[];
  text: string;
  /** Of `searchTexts`. Empty on a failure: the titles are found anyway. */
  ids: readonly ReadonlySet<AppId>[];
}

/**
 * Finds what `searchTexts` finds. Its code is loaded by the first search. Begins with the first key, and is mostly done
 * before the skeleton ends.
 *
 * @returns The ids, null while they are not known, and whether scroll restoration waits for them: a second at most.
 */
export function useTextMatches(
  apps: readonly CardApp[],
  text: string,
): { foundIds: FoundIds['ids'] | null; isAwaited: boolean } {
  const [found, setFound] = useState<FoundIds | null>(null);
  const [lateText, setLateText] = useState('');
  useEffect(() => {
    if (isEmptySearch(text)) return;
    let isCurrent = true;
    const timer = setTimeout(() => setLateText(text), SKELETON_MS);
    loadCode(import('@/lib/hooks/search-texts'))
      .then(({ searchTexts }) => searchTexts(apps, text))
      .catch(() => [])
      .then((ids) => {
        if (isCurrent) setFound({ apps, text, ids });
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [apps, text]);
  const foundIds = found?.text === text && found.apps === apps ? found.ids : null;
  return { foundIds, isAwaited: !foundIds && !isEmptySearch(text) && lateText !== text };
}
