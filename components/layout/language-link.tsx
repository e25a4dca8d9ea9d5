import { type MouseEvent, type ReactNode, use } from 'react';
import { answerOffer, keepScrollPosition } from '@/lib/browser/language-choice';
import { ALTERNATES } from '@/lib/dom';
import { pathInAny, type SiteLanguage, urlInLanguage } from '@/lib/languages';
import { usePath } from '@/lib/navigation/use-path';
import { LanguagesContext } from './languages-context';

interface LanguageLinkProps {
  language: SiteLanguage;
  className?: string;
  children: ReactNode;
}

/**
 * A link to the same page in another language, which is another document: it works without JavaScript, and the browser asks
 * before changes of the editor are lost. A click takes the query string, the hash and the scroll position along.
 */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const languages = use(LanguagesContext);
  const path = usePath();

  const urlOf = (path: string) => urlInLanguage(path, language, languages.areGroupsShared);

  function complete({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
    const alternates = [...document.querySelectorAll<HTMLLinkElement>(ALTERNATES)];
    const alternate = alternates.find(({ hreflang }) => hreflang === language.tag);
    const { pathname } = window.location;
    // The offline and the not-found page of this language can be shown at URLs of others.
    const other = alternate ? new URL(alternate.href).pathname : urlOf(pathInAny(pathname, languages));
    const [target, here] = [other, pathname].map((url) => url.replace(/\/$/, ''));
    link.pathname = target === here ? language.home : other;
    link.search = window.location.search;
    link.hash = window.location.hash;
  }

  return (
    <a
      href={urlOf(path)}
      hrefLang={language.tag}
      lang={language.tag}
      dir={language.direction}
      className={className}
      onPointerDown={complete}
      onClick={(event) => {
        complete(event);
        answerOffer();
        keepScrollPosition(event.currentTarget.href);
      }}
    >
      {children}
    </a>
  );
}
