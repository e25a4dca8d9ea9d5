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

/** Selects the fields that a card shows. */
export function toCardApp(app: App): CardApp {
  return { ...toLargeCardApp(app), summary: summarize(app.description) };
}

/** Selects the fields that a card of the listing shows if the catalogue is large. */
export function toLargeCardApp(app: App): CardApp {
  const { id, image, title, companyName, downloads, ratingAvg, added, status } = app;
  return {
    id,
    image,
    title,
    companyName,
    downloads,
    ratingAvg,
    ...(added !== undefined && { added }),
    ...(status && { isDeprecated: true }),
    ...titleLanguage(app),
  };
}

/** Selects the fields that a row shows. */
export function toRowApp(app: App): RowApp {
  const { id, image, title, ratingAvg } = app;
  return { id, image, title, ratingAvg, ...titleLanguage(app) };
}

/** Selects the fields that the listing of a large catalogue needs. */
export function toListedApp(app: App): ListedApp {
  const { reviews, updated, categories } = app;
  return {
    ...toLargeCardApp(app),
    reviews,
    ratingScore: ratingScore(app),
    ...(updated !== undefined && { updated }),
    ...(categories && { categories }),
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
  const { reviews, ratings, description, categories, version, updated } = app;
  const introduction = paragraphs(description)[0] ?? '';
  return {
    ...toLargeCardApp(app),
    reviews,
    ratings,
    ...(categories && { categories }),
    ...(version !== undefined && { version }),
    ...(updated !== undefined && { updated }),
    introduction,
    developerSlug,
  };
}
