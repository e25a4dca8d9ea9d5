import { type Diagnostic, diagnose, subjectOf } from '@/lib/catalogue/diagnostic';
import { valueAt } from '@/lib/catalogue/json-path';
import { localize } from '@/lib/catalogue/localize';
import { languageName } from '@/lib/text/language-name';
import { quoted } from '@/lib/text/printable';

/** The language of the site that a tag spells in another way, or that of its region, if the text has no other for it. */
function declaredFor(tag: string, tags: readonly string[], languages: readonly string[]): string | undefined {
  return languages.find((language) => {
    const [own, other] = [language.toLowerCase(), tag.toLowerCase()];
    return other === own || (other.startsWith(`${own}-`) && !tags.includes(language));
  });
}

/**
 * Warns at the first use of each tag of texts that is not that of a language, or is meant as another one of the site. Pages show
 * neither. A language that the site does not have is fine.
 *
 * @param languages Those of the site.
 */
export function checkLanguageTags(value: unknown, languages: readonly string[]): Iterable<Diagnostic> {
  const byTag = new Map<string, Diagnostic>();
  localize(value, languages, (path) => {
    const tags = Object.keys(Object(valueAt(value, path)));
    for (const tag of tags.filter((name) => !languages.includes(name) && !byTag.has(name))) {
      const declared = declaredFor(tag, tags, languages);
      if (declared === undefined && languageName(tag) !== undefined) continue;
      const [what, remedy] =
        declared === undefined
          ? ['is not the tag of a language', 'Use a tag such as "en" or "pt-BR".']
          : [`pages in ${quoted(declared)} do not show`, `Use ${quoted(declared)}.`];
      const message = `is in ${quoted(tag)}, which ${what}`;
      byTag.set(tag, diagnose('language', [...path, tag], message, remedy));
    }
  });
  return byTag.values();
}

/**
 * Warns about apps with texts in some languages of the site, but not in all. A plain text is the same in all.
 *
 * @param languages Those of the site.
 */
export function* checkTranslations(value: unknown, languages: readonly string[]): Generator<Diagnostic> {
  const lacking = new Map<number, Map<string, string[]>>();
  for (const language of languages)
    localize(value, [language, ...languages], (path, found) => {
      if (found === language) return;
      const index = Number(path[0]);
      const inApp = lacking.get(index) ?? new Map<string, string[]>();
      lacking.set(index, inApp.set(language, [...(inApp.get(language) ?? []), subjectOf({ path })]));
    });
  for (const [index, inApp] of lacking) {
    const texts = [...inApp].map(([language, fields]) => `${language} in ${fields.join(', ')}`);
    yield diagnose(
      'translation',
      [index],
      `lacks ${texts.join('; ')}`,
      'Add these texts. Pages show them in another language.',
    );
  }
}
