import { useEffect, useState } from 'react';
import { AppRow } from '@/components/catalogue/app-row';
import type { CardApp } from '@/lib/catalogue/views';
import { loadCode } from '@/lib/load-code';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

export interface SuggestionsProps {
  /** All apps of the catalogue. */
  apps: readonly CardApp[];
  /** The text of the search. */
  text: string;
  /** The apps above, which are not suggested. The suggestions are below them, and wait for them; null while unknown. */
  above: readonly CardApp[] | null;
}

/** The apps whose titles are nearest to a search that no title matches. */
export function Suggestions({ apps, text, above }: SuggestionsProps) {
  const suggestions = useSuggestions({ apps, text, above });
  return (
    <div aria-live="polite" className="mx-auto max-w-md">
      {suggestions.length > 0 && (
        <>
          <h2 className="mt-2 mb-1 px-2 font-bold text-lg">Did you mean</h2>
          <ul>
            {suggestions.map((app) => (
              <li key={app.id}>
                <AppRow app={app} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The library is loaded for a search that found nothing. Empty on a failure. */
function useSuggestions({ apps, text, above }: SuggestionsProps): readonly CardApp[] {
  const [suggestions, setSuggestions] = useState<readonly CardApp[]>([]);
  useEffect(() => {
    if (!above) return;
    let isCurrent = true;
    const ids = new Set(above.map(({ id }) => id));
    loadCode(import('@/lib/catalogue/suggest'))
      .then(({ suggestApps }) => suggestApps(apps, text, MAX_SUGGESTIONS + ids.size))
      .catch(() => [])
      .then((found) => {
        const others = found.filter(({ id }) => !ids.has(id)).slice(0, MAX_SUGGESTIONS);
        if (isCurrent && others.length > 0) setSuggestions(others);
      });
    return () => {
      isCurrent = false;
    };
  }, [apps, text, above]);
  return suggestions;
}
