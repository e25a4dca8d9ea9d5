import type { App } from './schema';

// Only sites whose texts are in several languages have this code: others must not import it for anything else.

/** A text, and its language if that is not the one of the page. */
export interface LocalizedName {
  text: string;
  language?: string;
}

/** The texts of some fields that an app lacks in the language of the page, in their order, with their languages. */
export function untranslatedTexts<Field extends string>(
  app: Pick<App, 'untranslated'> & { readonly [name in Field]?: unknown },
  fields: readonly Field[],
): Required<LocalizedName>[] {
  const { untranslated } = app;
  if (!untranslated) return [];
  return fields.flatMap((field) =>
    [app[field]].flat().flatMap((text, index) => {
      const language = untranslated[field] ?? untranslated[`${field}.${index}`];
      return typeof text === 'string' && language !== undefined ? { text, language } : [];
    }),
  );
}

/** Which texts of some fields are not in the language of the page. An introduction is the summary, or what is in its place. */
export function untranslatedIn(
  fields: readonly string[],
  { untranslated = {} }: Pick<App, 'untranslated'>,
): Pick<App, 'untranslated'> {
  const shown = Object.entries(untranslated).filter(([path]) => {
    const [field = ''] = path.split('.');
    return fields.includes(field) || (field === 'summary' && fields.includes('introduction'));
  });
  return shown.length > 0 ? { untranslated: Object.fromEntries(shown) } : {};
}

/** Before a name in a fact, which has no path in the catalogue. */
const IN_FACT = 'fact.';

/** As of an app, with the names in its fact that are in another language than the page, in their order: `fact.1.2 beta`. */
export function withLanguageOfFact(
  app: Pick<App, 'untranslated'>,
  fact: string | undefined,
): Pick<App, 'untranslated'> {
  const names = untranslatedTexts(app, ['license', 'platforms', 'version', 'categories'])
    .filter(({ text }) => fact?.includes(text))
    .map(({ text, language }) => [`${IN_FACT}${text}`, language]);
  if (names.length > 0) return { untranslated: { ...app.untranslated, ...Object.fromEntries(names) } };
  return app.untranslated ? { untranslated: app.untranslated } : {};
}

/** The names in the fact of an app that are in another language than the page, in their order. */
export function untranslatedInFact({ untranslated = {} }: Pick<App, 'untranslated'>): LocalizedName[] {
  return Object.entries(untranslated).flatMap(([path, language]) =>
    path.startsWith(IN_FACT) ? { text: path.slice(IN_FACT.length), language } : [],
  );
}

/** A view of an app, with those of its texts that are not in the language of the page. */
export function withUntranslated<View extends object>(view: View, app: Pick<App, 'untranslated'>): View {
  const { fact }: { fact?: string } = view;
  return { ...view, ...untranslatedIn(Object.keys(view), withLanguageOfFact(app, fact)) };
}

/**
 * Splits a sentence or a list at the names in it that are in another language than the page.
 *
 * @param names In the order of the sentence. It can lack some of them.
 * @returns The parts, each with its position in the sentence.
 */
export function splitByLanguage(
  sentence: string,
  names: readonly LocalizedName[],
): (LocalizedName & { start: number })[] {
  const parts: (LocalizedName & { start: number })[] = [];
  let end = 0;
  for (const { text, language } of names) {
    const start = sentence.indexOf(text, end);
    if (language === undefined || start < 0) continue;
    parts.push({ text: sentence.slice(end, start), start: end }, { text, language, start });
    end = start + text.length;
  }
  return [...parts, { text: sentence.slice(end), start: end }].filter(({ text }) => text !== '');
}
