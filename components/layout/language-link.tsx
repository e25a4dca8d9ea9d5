import { type MouseEvent, type ReactNode, use } from 'react';
import { answerOffer } from '@/lib/browser/language-choice';
import { ALTERNATES } from '@/lib/dom';
import { type SiteLanguage, urlInLanguage } from '@/lib/languages';
import { usePath } from '@/lib/navigation/use-path';
import { LanguagesContext } from './languages-context';

interface LanguageLinkProps {
  language: SiteLanguage;
  className?: string;
  children: ReactNode;
}

/**
 * A link to the same page in another language, which is another document: it works without JavaScript, and the browser asks
 * before changes of the editor are lost. A click takes the query string and the hash along.
 */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const languages = use(LanguagesContext);
  const path = usePath();

  function complete({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
    const alternates = [...document.querySelectorAll<HTMLLinkElement>(ALTERNATES)];
    const alternate = alternates.find(({ hreflang }) => hreflang === language.tag);
    if (alternate) link.pathname = new URL(alternate.href).pathname;
    // The offline and the not-found page of a language can be shown at URLs of others.
    else if (alternates.length === 0) link.pathname = language.home;
    link.search = window.location.search;
    link.hash = window.location.hash;
  }

  return (
    <a
      href={urlInLanguage(path, language, languages.areGroupsShared)}
      hrefLang={language.tag}
      lang={language.tag}
      dir={language.direction}
      className={className}
      onPointerDown={complete}
      onClick={(event) => {
        complete(event);
        answerOffer();
      }}
    >
      {children}
    </a>
  );
}
