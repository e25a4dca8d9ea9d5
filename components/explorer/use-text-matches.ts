import { useEffect, useState } from 'react';
import { isEmptySearch } from '@/lib/catalogue/search';
import type { CardApp } from '@/lib/catalogue/select';
import type { Shards } from '@/lib/catalogue/shards';

interface TextMatches {
  /** What was searched. */
  apps: readonly CardApp[];
  text: string;
  /** Of `searchTexts`. Empty on a failure: the titles are found anyway. */
  ids: readonly ReadonlySet<number>[];
}

/**
 * Finds what `searchTexts` finds. Its code is loaded by the first search. Begins with the first key, and is mostly done
 * before the skeleton ends.
 *
 * @returns The ids; null while they are not known.
 */
export function useTextMatches(
  apps: readonly CardApp[],
  text: string,
  file: string,
  textShards: Shards | null,
): TextMatches['ids'] | null {
  const [found, setFound] = useState<TextMatches | null>(null);
  useEffect(() => {
    if (isEmptySearch(text)) return;
    let isCurrent = true;
    import('@/lib/hooks/search-texts')
      .then(({ searchTexts }) => searchTexts(apps, text, { file, textShards }))
      .catch(() => [])
      .then((ids) => {
        if (isCurrent) setFound({ apps, text, ids });
      });
    return () => {
      isCurrent = false;
    };
  }, [apps, text, file, textShards]);
  return found?.text === text && found.apps === apps ? found.ids : null;
}
