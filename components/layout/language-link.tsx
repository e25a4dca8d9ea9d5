import { type MouseEvent, type ReactNode, use } from 'react';
import { answerOffer, keepScrollPosition } from '@/lib/browser/language-choice';
import { ALTERNATES } from '@/lib/dom';
import { type LanguageLink as Language, NOT_FOUND, pathInAny, urlInLanguage } from '@/lib/languages';
import { usePath } from '@/lib/navigation/use-path';
import { routes } from '@/lib/routes';
import { LanguagesContext } from './languages-context';

interface LanguageLinkProps {
  language: Language;
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
    // The service worker shows the offline page at the URL of any page.
    const here = path === routes.offline ? pathInAny(window.location.pathname, languages) : path;
    link.pathname = alternate ? new URL(alternate.href).pathname : urlOf(here);
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
        // Home, to which it leads, is another page.
        if (path !== NOT_FOUND) keepScrollPosition(event.currentTarget.href);
      }}
    >
      {children}
    </a>
  );
}
