import { isObject, type JsonObject } from '@/lib/catalogue/json-path';
import { isLanguageTag, localize } from '@/lib/catalogue/localize';
import { site } from '@/lib/site';
import { language } from '@/texts/language';

/** A text in several languages, valid or not: an object whose keys are tags of languages. */
export function isLocalized(value: unknown): value is JsonObject {
  return isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguageTag);
}

/** The text that a value has in a language. Undefined if it lacks that. A plain text is in the language of the site. */
export function textIn(value: unknown, language: string): unknown {
  if (isLocalized(value)) return Object.hasOwn(value, language) ? value[language] : undefined;
  return language === site.languages[0] ? value : undefined;
}

/** The texts of a value in all languages. Of a plain text, itself. */
export function textsOf(value: unknown): unknown[] {
  return isLocalized(value) ? Object.values(value) : [value];
}

/**
 * The text by which a value is named: that of the language of the site, else that of another one of the site, else any. Of a
 * plain text, itself.
 */
export function nameIn(value: unknown): unknown {
  if (!isLocalized(value)) return value;
  const language = site.languages.find((language) => Object.hasOwn(value, language));
  return language === undefined ? Object.values(value)[0] : value[language];
}

/** An app as the pages in the language of this build show it, valid or not. */
export function inOwnLanguage(app: unknown): unknown {
  return [localize([app], [language, ...site.languages])].flat()[0];
}

/**
 * Sets the text of one language. Those of the others stay. It is an object only if another language than that of the site has a
 * text.
 *
 * @param text Undefined, or empty beside other languages, removes it.
 * @example withText('Quill', 'de', 'Kiel') // { en: 'Quill', de: 'Kiel' }
 */
export function withText(value: unknown, language: string, text: unknown): unknown {
  const own: string = site.languages[0];
  const before = isLocalized(value) ? value : value === undefined || value === '' ? {} : { [own]: value };
  const { [language]: _, ...others } = before;
  const hasOthers = Object.keys(others).length > 0;
  if (text === undefined || (text === '' && hasOthers)) {
    const [rest] = Object.keys(others);
    if (rest === undefined) return undefined;
    return rest === own && Object.keys(others).length === 1 ? others[own] : others;
  }
  if (!hasOthers && language === own) return text;
  if (Object.hasOwn(before, language)) return { ...before, [language]: text };
  return language === own ? { [language]: text, ...before } : { ...before, [language]: text };
}
