import { useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Drawing } from '@/components/ui/drawing';
import { useGoBack } from '@/lib/navigation/use-go-back';
import { routes, SEARCH_PARAMETER } from '@/lib/routes';
import * as texts from '@/texts/listing';
import * as shared from '@/texts/shared';

export interface NoMatchProps {
  /** The text of the search. */
  text: string;
  /** Whether the other apps can have a match. */
  isInGroup: boolean;
  /** Whether suggestions follow, which then begin on the first screen of a phone. */
  hasSuggestions: boolean;
  onClear: () => void;
}

/** Replaces the cards if no title matches. */
export function NoMatch({ text, isInGroup, hasSuggestions, onClear }: NoMatchProps) {
  const goBack = useGoBack();
  // Suggestions can come later, and move nothing then.
  const [hasDrawing] = useState(!hasSuggestions);
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center md:py-8">
      {hasDrawing && <Drawing name="no-match" width={260} height={200} className="h-24 w-auto md:h-50" />}
      <h2 className="font-extrabold text-2xl md:text-3xl">{texts.appNotFound}</h2>
      <p className="max-w-xl text-balance text-muted">{texts.tryOthers}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button" onClick={goBack}>
          {shared.goBack}
        </button>
        <button type="button" className="button-quiet" onClick={onClear}>
          {texts.clearSearch}
        </button>
        {isInGroup && (
          <AppLink
            // Unlike encodeURIComponent, it replaces half an emoji.
            href={`${routes.apps}?${new URLSearchParams({ [SEARCH_PARAMETER]: text })}`}
            className="button-quiet"
          >
            {texts.searchAll}
          </AppLink>
        )}
      </div>
    </div>
  );
}
