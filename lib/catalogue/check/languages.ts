import { type Diagnostic, diagnose, subjectOf } from '@/lib/catalogue/diagnostic';
import { groupBy } from '@/lib/catalogue/group-by';
import { valueAt } from '@/lib/catalogue/json-path';
import { localize } from '@/lib/catalogue/localize';
import { languageName } from '@/lib/text/language-name';
import { quoted } from '@/lib/text/printable';

/** A tag that is none of the site, and the language of the site that it can be meant as. */
interface Use {
  tag: string;
  declared: string | undefined;
  path: Diagnostic['path'];
}

/** The language of the site that a tag spells in another way, or that of its region, if the text has no other for it. */
function declaredFor(tag: string, tags: readonly string[], languages: readonly string[]): string | undefined {
  return languages.find((language) => {
    const [own, other] = [language.toLowerCase(), tag.toLowerCase()];
    return other === own || (other.startsWith(`${own}-`) && !tags.includes(language));
  });
}

/**
 * Warns once about each tag of texts that is not that of a language, or is meant as another one of the site. Pages show
 * neither. A language that the site does not have is fine.
 *
 * @param languages Those of the site.
 */
export function* checkLanguageTags(value: unknown, languages: readonly string[]): Generator<Diagnostic> {
  const uses: Use[] = [];
  localize(value, languages, (path) => {
    const tags = Object.keys(Object(valueAt(value, path)));
    for (const tag of tags.filter((name) => !languages.includes(name))) {
      const declared = declaredFor(tag, tags, languages);
      if (declared === undefined && languageName(tag) !== undefined) continue;
      uses.push({ tag, declared, path: [...path, tag] });
    }
  });
  const byTag = groupBy(uses, ({ tag, declared }) => `${tag} ${declared}`);
  for (const [{ tag, declared, path }, ...others] of byTag.values() as Iterable<[Use, ...Use[]]>) {
    const what =
      declared === undefined ? 'is not the tag of a language' : `pages in ${quoted(declared)} do not show`;
    const times = others.length > 0 ? `; it occurs ${others.length + 1} times` : '';
    const remedy = declared === undefined ? 'Use a tag such as "en" or "pt-BR".' : `Use ${quoted(declared)}.`;
    yield diagnose('language', path, `is in ${quoted(tag)}, which ${what}${times}`, remedy);
  }
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
