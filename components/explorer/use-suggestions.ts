import { useEffect, useState } from 'react';
import type { CardApp } from '@/lib/catalogue/select';

/** Maximum number of suggestions. */
const LIMIT = 4;

/** The apps whose titles are nearest to a search that found nothing. The library is loaded for it. Empty on a failure. */
export function useSuggestions(apps: readonly CardApp[], text: string): readonly CardApp[] {
  const [suggestions, setSuggestions] = useState<readonly CardApp[]>([]);
  useEffect(() => {
    let isCurrent = true;
    import('@/lib/catalogue/suggest')
      .then(({ suggestApps }) => suggestApps(apps, text, LIMIT))
      .catch(() => [])
      .then((found) => {
        if (isCurrent && found.length > 0) setSuggestions(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [apps, text]);
  return suggestions;
}
