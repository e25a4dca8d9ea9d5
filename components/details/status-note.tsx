import { AppLink } from '@/components/ui/app-link';
import { Sentence } from '@/components/ui/sentence';
import type { RowApp } from '@/lib/catalogue/views';
import { routes } from '@/lib/routes';
import { languageOf, titleLanguage } from '@/lib/text/language';
import * as texts from '@/texts/details';

export interface StatusNoteProps {
  reason: string;
  /** BCP 47 tag. Absent if it is the page’s language. */
  language?: string;
  replacement?: Pick<RowApp, 'id' | 'title' | 'untranslated'>;
}

/** Tells that an app is deprecated, why, and which app replaces it. */
export function StatusNote({ reason, replacement, language }: StatusNoteProps) {
  return (
    <div className="mt-5 max-w-prose rounded-2xl bg-gold-soft px-4 py-3 wrap-anywhere forced-colors:border">
      <strong className="text-gold">{texts.deprecated}</strong>{' '}
      <bdi lang={language ?? languageOf(reason)}>{reason}</bdi>{' '}
      {replacement && (
        <span>
          <Sentence text={texts.replacedBy}>
            <AppLink
              href={routes.app(replacement.id)}
              lang={titleLanguage(replacement)}
              className="font-semibold text-brand underline"
            >
              <bdi>{replacement.title}</bdi>
            </AppLink>
          </Sentence>
        </span>
      )}
    </div>
  );
}
