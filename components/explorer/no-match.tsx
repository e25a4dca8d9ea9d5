import { useEffect, useState } from 'react';
import { AppRow } from '@/components/catalogue/app-row';
import { AppLink } from '@/components/ui/app-link';
import type { CardApp } from '@/lib/catalogue/select';
import { useGoBack } from '@/lib/hooks/use-go-back';
import { asset, routes } from '@/lib/routes';
import { SEARCH_PARAMETER } from './use-search';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

export interface NoMatchProps {
  /** All apps of the listing. */
  apps: readonly CardApp[];
  /** The text of the search. */
  text: string;
  /** Whether the other apps can have a match. */
  isInCategory?: boolean;
  onClear: () => void;
}

/** Replaces the cards if no title matches. The suggestions are at the end, because they arrive later. */
export function NoMatch({ apps, text, isInCategory = false, onClear }: NoMatchProps) {
  const goBack = useGoBack();
  const suggestions = useSuggestions(apps, text);
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center md:py-8">
      {/* biome-ignore lint/performance/noImgElement: a 2 kB SVG needs no image optimizer. */}
      <img
        src={asset('/illustrations/no-match.svg')}
        alt=""
        width={260}
        height={200}
        className="h-24 w-auto md:h-50"
      />
      <h2 className="font-extrabold text-2xl md:text-3xl">OOPS!! APP NOT FOUND</h2>
      <p className="max-w-xl text-balance text-muted">
        The app you are looking is not found in your system, Please try another apps.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button" onClick={goBack}>
          Go Back !
        </button>
        <button type="button" className="button-quiet" onClick={onClear}>
          Clear the search
        </button>
        {isInCategory && (
          <AppLink
            href={`${routes.apps}?${SEARCH_PARAMETER}=${encodeURIComponent(text)}`}
            className="button-quiet"
          >
            Search all apps
          </AppLink>
        )}
      </div>
      <div aria-live="polite" className="w-full max-w-md text-left">
        {suggestions.length > 0 && (
          <>
            <h3 className="mt-2 mb-1 px-2 font-bold text-lg">Did you mean</h3>
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
    </div>
  );
}

/** The apps whose titles are nearest to a search that found nothing. The library is loaded for it. Empty on a failure. */
function useSuggestions(apps: readonly CardApp[], text: string): readonly CardApp[] {
  const [suggestions, setSuggestions] = useState<readonly CardApp[]>([]);
  useEffect(() => {
    let isCurrent = true;
    import('@/lib/catalogue/suggest')
      .then(({ suggestApps }) => suggestApps(apps, text, MAX_SUGGESTIONS))
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
