const NAMES = new Intl.DisplayNames('en', {
  type: 'language',
  languageDisplay: 'standard',
  fallback: 'none',
});

/**
 * The English name of a language.
 *
 * @param tag A BCP 47 tag.
 * @returns Undefined if there is none.
 * @example languageName('pt-BR') // 'Portuguese (Brazil)'
 */
export function languageName(tag: string): string | undefined {
  try {
    return NAMES.of(tag);
  } catch {
    // A tag with an extension, such as for a calendar.
    return undefined;
  }
}
