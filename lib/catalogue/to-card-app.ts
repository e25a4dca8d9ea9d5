import { languageOf } from './language';
import { ratingScore } from './rating-score';
import type { App } from './schema';
import { type CardApp, type ListedApp, paragraphs, type RowApp } from './select';
import { summarize } from './summary';

// Not in `select.ts`, which every page loads.

/** The language of an app's title, as a field of a card. No field if it is not known. */
export function titleLanguage({ title }: Pick<App, 'title'>): Pick<CardApp, 'language'> {
  const language = languageOf(title);
  return language === undefined ? {} : { language };
}

/** Selects fields of an object. Those that it does not have are left out. */
function pick<T, Field extends keyof T>(object: T, fields: readonly Field[]): Pick<T, Field> {
  const present = fields.filter((field) => object[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, object[field]])) as Pick<T, Field>;
}

/** Selects the fields that a card shows. */
export function toCardApp(app: App): CardApp {
  return { ...toLargeCardApp(app), summary: summarize(app.description) };
}

/** Selects the fields that a card of the listing shows if the catalogue is large. */
export function toLargeCardApp(app: App): CardApp {
  return {
    ...pick(app, ['id', 'image', 'title', 'companyName', 'downloads', 'ratingAvg', 'added']),
    ...(app.status && { isDeprecated: true }),
    ...titleLanguage(app),
  };
}

/** Selects the fields that a row shows. */
export function toRowApp(app: App): RowApp {
  return { ...pick(app, ['id', 'image', 'title', 'ratingAvg']), ...titleLanguage(app) };
}

/** Selects the fields that the listing of a large catalogue needs. */
export function toListedApp(app: App): ListedApp {
  return {
    ...toLargeCardApp(app),
    ...pick(app, ['reviews', 'updated', 'categories']),
    ratingScore: ratingScore(app),
  };
}

/** The fields of an app that a comparison shows. */
export interface ComparedApp
  extends CardApp,
    Pick<App, 'reviews' | 'ratings' | 'categories' | 'version' | 'updated'> {
  /** The first paragraph of the description. */
  introduction: string;
  developerSlug: string;
}

/** Selects the fields that a comparison shows. */
export function toComparedApp(app: App, developerSlug: string): ComparedApp {
  return {
    ...toLargeCardApp(app),
    ...pick(app, ['reviews', 'ratings', 'categories', 'version', 'updated']),
    introduction: paragraphs(app.description)[0] ?? '',
    developerSlug,
  };
}
