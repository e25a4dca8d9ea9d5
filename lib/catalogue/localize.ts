import { isObject } from './json-path';

/**
 * The texts of an app that it lacks in the language of the page, by their paths, and the languages that they are in instead.
 * `summary` is also that of an app whose summary is made of its description.
 *
 * @example { title: 'en', 'screenshots.0.alt': 'en' }
 */
export type Untranslated = Readonly<Record<string, string>>;

/** Where texts are in a value: itself, or in its fields. Of a list, in each entry. */
type Places = true | { readonly [name: string]: Places };

/**
 * The texts of an app that can be in several languages: those that the schema says are translatable. Here again, because the
 * browser does not have the schema.
 */
export const TRANSLATABLE = {
  title: true,
  companyName: true,
  summary: true,
  description: true,
  license: true,
  price: true,
  platforms: true,
  categories: true,
  collections: true,
  version: true,
  changes: true,
  versions: { version: true, changes: true },
  keywords: true,
  screenshots: { alt: true },
  status: { deprecated: true },
  alternativeTo: true,
} as const satisfies Places;

/** Whether a key is a BCP 47 tag with a language of two or three letters, which all in use have. */
export function isLanguageTag(key: string): boolean {
  return /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(key);
}

/** Called for each localized text: its path in the catalogue, and the chosen language. */
type Note = (path: readonly (string | number)[], language: string) => void;

/**
 * Replaces each text in several languages, such as `{ "en": "Quill", "de": "Kiel" }`, by one text: that of the first language
 * that it has. A text is in several languages if one of them is wanted, and all its other keys are tags of languages.
 *
 * @param input The parsed JSON of a catalogue, valid or not.
 * @param languages The wanted language, then the others that the site has. The first of these is that of the site.
 * @returns The same object if nothing is replaced.
 */
export function localize(input: unknown, languages: readonly string[], note: Note = () => {}): unknown {
  if (!Array.isArray(input)) return input;
  return mapEntries(input, (app, index) => inPlaces(app, TRANSLATABLE, [index]));

  function inPlaces(value: unknown, places: Places, path: readonly (string | number)[]): unknown {
    if (Array.isArray(value))
      return mapEntries(value, (entry, index) => inPlaces(entry, places, [...path, index]));
    if (!isObject(value)) return value;
    if (places !== true) {
      let result = value;
      for (const [name, inner] of Object.entries(places)) {
        const member = inPlaces(value[name], inner, [...path, name]);
        if (member !== value[name]) result = { ...result, [name]: member };
      }
      return result;
    }
    const language = languages.find((language) => Object.hasOwn(value, language));
    if (language === undefined || !Object.keys(value).every(isLanguageTag)) return value;
    // Languages are in the entries of a list.
    if (Array.isArray(value[language])) return value;
    note(path, language);
    return value[language];
  }
}

/**
 * Decodes a catalogue in one language.
 *
 * @param languages As of `localize`.
 * @param decode Decodes a list of as many apps, in their order.
 * @returns What it returns, and what of each app is not in the wanted language.
 */
export function decodeLocalized<T extends { summary?: string; untranslated?: Untranslated }>(
  input: unknown,
  languages: readonly string[],
  decode: (input: unknown) => T[],
): T[] {
  const untranslated = new Map<unknown, Record<string, string>>();
  const localized = localize(input, languages, ([index, ...path], language) => {
    if (language === languages[0]) return;
    const texts = untranslated.get(index) ?? {};
    texts[path.join('.')] = language;
    untranslated.set(index, texts);
  });
  const apps = decode(localized);
  if (untranslated.size === 0) return apps;
  return apps.map((app, index) => {
    const texts = untranslated.get(index);
    if (!texts) return app;
    const { description } = texts;
    const ofSummary = app.summary === undefined && description !== undefined && { summary: description };
    return { ...app, untranslated: { ...texts, ...ofSummary } };
  });
}

/** The same list if no entry changes. */
function mapEntries(
  list: readonly unknown[],
  change: (entry: unknown, index: number) => unknown,
): readonly unknown[] {
  const changed = list.map(change);
  return changed.every((entry, index) => entry === list[index]) ? list : changed;
}
