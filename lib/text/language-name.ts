import { language as ownLanguage } from '@/texts/language';

const VARIANT = /^(.+)-([a-z\d]{5,8}|\d[a-z\d]{3})$/i;

let names: Intl.DisplayNames | undefined;

/**
 * The name of a language, in that of the site.
 *
 * @param tag A BCP 47 tag.
 * @returns Undefined if there is none.
 * @example languageName('pt-BR') // 'Portuguese (Brazil)'
 */
export function languageName(tag: string): string | undefined {
  try {
    // Not before it is needed: the browser's data of languages takes a slow phone 55 ms.
    names ??= new Intl.DisplayNames(ownLanguage, {
      type: 'language',
      languageDisplay: 'standard',
      fallback: 'none',
    });
    const name = names.of(tag);
    if (name !== undefined) return name;
    // Chromium lacks the names of variants.
    const [, base = '', variant] = VARIANT.exec(tag) ?? [];
    const language = variant && names.of(base);
    return language && `${language} (${variant})`;
  } catch {
    // A tag with an extension, such as for a calendar.
    return undefined;
  }
}
