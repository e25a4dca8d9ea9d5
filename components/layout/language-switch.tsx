import { use } from 'react';
import * as texts from '@/texts/layout';
import { LanguageLink } from './language-link';
import { LanguagesContext } from './languages-context';

const LIST_ID = 'languages';

/** The choice of the language: a link to the other one, or a list of links, which opens without a script. */
export function LanguageSwitch() {
  const { own, all } = use(LanguagesContext);
  const others = all.filter(({ tag }) => tag !== own);
  const [other] = others;
  if (other && others.length === 1)
    return (
      <LanguageLink language={other} className="nav-link language-link">
        {other.name}
      </LanguageLink>
    );
  return (
    <>
      <button type="button" popoverTarget={LIST_ID} title={texts.language} className="language-button">
        <span aria-hidden="true" className="icon icon-globe size-5" />
        <span className="sr-only">{texts.language}</span>
      </button>
      <ul role="list" id={LIST_ID} popover="auto" aria-label={texts.language} className="languages">
        {others.map((language) => (
          <li key={language.tag}>
            <LanguageLink language={language} className="nav-link">
              {language.name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
