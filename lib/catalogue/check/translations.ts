import { type Diagnostic, diagnose, subjectOf } from '@/lib/catalogue/diagnostic';
import { localize } from '@/lib/catalogue/localize';

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
