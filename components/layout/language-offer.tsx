import { use, useEffect, useState } from 'react';
import { answerOffer, isOfferAnswered } from '@/lib/browser/language-choice';
import { whenIdle } from '@/lib/browser/when-idle';
import { betterLanguage, type LanguageLink as Language } from '@/lib/languages';
import { LanguageLink } from './language-link';
import { LanguagesContext } from './languages-context';

/**
 * Offers the language of the site that the visitor prefers, in one line that covers, and moves, nothing of importance. After
 * an answer it never comes again.
 */
export function LanguageOffer() {
  const languages = use(LanguagesContext);
  const [offered, setOffered] = useState<Language>();

  useEffect(
    () =>
      whenIdle(() => {
        if (!isOfferAnswered()) setOffered(betterLanguage(languages, navigator.languages));
      }),
    [languages],
  );

  if (!offered) return null;
  return (
    <aside lang={offered.tag} dir={offered.direction} aria-label={offered.name} className="language-offer">
      <LanguageLink language={offered}>{offered.offer}</LanguageLink>
      <button
        type="button"
        onClick={() => {
          answerOffer();
          setOffered(undefined);
        }}
      >
        {offered.decline}
      </button>
    </aside>
  );
}
