'use client';

import { type ReactNode, use, useEffect, useState } from 'react';
import { answerOffer, isOfferAnswered, restoreAfterLanguageSwitch } from '@/lib/browser/language-choice';
import { whenIdle } from '@/lib/browser/when-idle';
import { betterLanguage, type SiteLanguage, type SiteLanguages } from '@/lib/languages';
import { focusHeading } from '@/lib/navigation/focus';
import { LanguageLink } from './language-link';
import { LanguagesContext } from './languages-context';
import './languages.css';

export interface InLanguagesProps {
  value: SiteLanguages;
  children: ReactNode;
}

/** The header of a site in several languages, and the offer of another one. */
export function InLanguages({ value, children }: InLanguagesProps) {
  useEffect(restoreAfterLanguageSwitch, []);
  return (
    <LanguagesContext value={value}>
      {children}
      <LanguageOffer />
    </LanguagesContext>
  );
}

/**
 * Offers the language of the site that the visitor prefers, in one line that moves nothing, and covers neither a focused
 * control nor the error of a list. After an answer it never comes again.
 */
function LanguageOffer() {
  const languages = use(LanguagesContext);
  const [offered, setOffered] = useState<SiteLanguage>();

  useEffect(
    () =>
      whenIdle(() => {
        if (!isOfferAnswered()) setOffered(betterLanguage(languages, navigator.languages));
      }),
    [languages],
  );

  useEffect(() => {
    // Back shows the page as it was.
    const close = () => isOfferAnswered() && setOffered(undefined);
    window.addEventListener('pageshow', close);
    return () => window.removeEventListener('pageshow', close);
  }, []);

  if (!offered) return null;
  return (
    <aside lang={offered.tag} dir={offered.direction} aria-label={offered.name} className="language-offer">
      <LanguageLink language={offered}>{offered.offer}</LanguageLink>
      <button
        type="button"
        onClick={() => {
          answerOffer();
          setOffered(undefined);
          // The button is removed with the offer.
          focusHeading();
        }}
      >
        {offered.decline}
      </button>
    </aside>
  );
}
