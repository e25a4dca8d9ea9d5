import type { DetailedApp } from '@/lib/catalogue/detailed';
import { decodeLocalized } from '@/lib/catalogue/localize';
import { type BadgeTexts, normalizeApps } from '@/lib/catalogue/normalize-apps';
import type { App, Money, Rating, Status } from '@/lib/catalogue/schema';
import { introductionOf, summaryOf } from '@/lib/catalogue/summary';
import { withLanguageOfFact } from '@/lib/catalogue/untranslated';
import { deriveCardFields, deriveListFields, type PageOnly } from '@/lib/catalogue/views';
import { type AppId, isId } from '@/lib/id';
import { withoutDirections } from '@/lib/text/bidi';
import { language } from '@/texts/language';

/**
 * Decodes `/appsData.json` in the browser, for the listing and the comparison. The build has validated the file with the
 * schema, which is twenty times as large as this check of types.
 *
 * @param input The parsed JSON.
 * @param badgeTexts As of `normalizeApps`.
 * @returns The apps as `parseCatalogue` returns those of a valid catalogue, with the fields of the listing.
 * @throws TypeError if it is not a catalogue: a host can answer with another file.
 */
export function decodeCatalogue(input: unknown, badgeTexts?: BadgeTexts): DetailedApp[] {
  // A build constant. Empty if no text of the catalogue is in several languages.
  const apps: Omit<App, PageOnly>[] = process.env.TEXT_LANGUAGES
    ? decodeInLanguage(input)
    : listOf(decodeApp)(input);
  return normalizeApps(apps, badgeTexts).map((app) => {
    const introduction = introductionOf(app);
    const detailed = {
      ...app,
      ...deriveCardFields(app),
      ...deriveListFields(app),
      summary: summaryOf(app, introduction),
      ...(introduction !== undefined && { introduction }),
    };
    return process.env.TEXT_LANGUAGES ? { ...detailed, ...withLanguageOfFact(app, detailed.fact) } : detailed;
  });
}

/** Returns a value without unknown fields, and without controls of directions. Throws if it has another type. */
type Decode<T> = (input: unknown) => T;

const number: Decode<number> = (input) => (typeof input === 'number' ? input : fail());

const text: Decode<string> = (input) => (typeof input === 'string' ? withoutDirections(input) : fail());

const id: Decode<AppId> = (input) => (isId(input) ? input : fail());

const listOf =
  <T>(decode: Decode<T>): Decode<T[]> =>
  (input) =>
    Array.isArray(input) ? input.map(decode) : fail();

const optional =
  <T>(decode: Decode<T>): Decode<T | undefined> =>
  (input) =>
    input === undefined ? undefined : decode(input);

/** At least one field must be required, so that only objects have it. */
const object =
  <T>(fields: { [Field in keyof T]-?: Decode<T[Field]> }): Decode<T> =>
  (input) => {
    const result: Partial<T> = {};
    for (const field in fields) {
      const value = fields[field]((input as Partial<T> | null)?.[field]);
      if (value !== undefined) result[field] = value;
    }
    return result as T;
  };

const money = object<Money>({ amount: number, currency: text });

/** The fields of an app that pages need in the browser. */
const decodeApp = object<Omit<App, PageOnly | 'untranslated'>>({
  id,
  image: optional(text),
  title: text,
  companyName: optional(text),
  summary: optional(text),
  description: optional(text),
  downloads: optional((input) => (typeof input === 'string' ? input : number(input))),
  ratingAvg: optional(number),
  reviews: optional(number),
  ratings: optional(listOf(object<Rating>({ name: text, count: number }))),
  license: optional(text),
  price: optional((input) => (typeof input === 'string' ? text(input) : money(input))),
  platforms: optional(listOf(text)),
  languages: optional(listOf(text)),
  badges: optional(listOf(text)),
  categories: optional(listOf(text)),
  collections: optional(listOf(text)),
  added: optional(text),
  updated: optional(text),
  version: optional(text),
  keywords: optional(listOf(text)),
  status: optional(object<Status>({ deprecated: text, replacedBy: optional(id) })),
  alternativeTo: optional(listOf(text)),
});

function decodeInLanguage(input: unknown): Omit<App, PageOnly>[] {
  const languages = process.env.TEXT_LANGUAGES?.split(' ') ?? [];
  return decodeLocalized<Omit<App, PageOnly>>(input, [language, ...languages], listOf(decodeApp));
}

function fail(): never {
  throw new TypeError('The catalogue has an unknown format.');
}
