import { languageOf } from './language';
import { ratingScore } from './rating-score';
import type { App } from './schema';
import { paragraphs } from './select';
import { summarize } from './summary';

// Which fields of an app each view has. Pages send only these to the browser. What is made of other fields is added by the
// functions below. Import them only where an app is made into a view: they need more code than the views do.

/** A row, which is smaller than a card. */
const ROW = ['id', 'image', 'title', 'ratingAvg'] as const;

const CARD = [...ROW, 'companyName', 'downloads', 'added'] as const;

/** The listing in the browser: a card, and what the listing is sorted by. */
const LISTED = [...CARD, 'reviews', 'updated', 'categories'] as const;

/** The listing, and its fields that are made. Values of the card file, in this order. */
export const LISTED_COLUMNS = [...LISTED, 'ratingScore', 'language', 'isDeprecated'] as const;

const COMPARED = [...CARD, 'reviews', 'ratings', 'categories', 'version', 'updated'] as const;

/** What only the page of an app has. The browser does not get it from the catalogue. */
export type PageOnly = 'links' | 'screenshots' | 'changes';

/** What is made of the fields of an app for its card and its row. */
interface Made {
  /** The language of the title, as a value for `lang`, if its script tells it. */
  language?: string;
}

export interface RowApp extends Pick<App, (typeof ROW)[number]>, Made {}

export interface CardApp extends Pick<App, (typeof CARD)[number]>, Made {
  /** What the app is, in one or two lines. The cards of a large catalogue have none, because it would double their file. */
  summary?: string;
  /** Present if the app is deprecated. */
  isDeprecated?: true;
}

/** An app of the listing in the browser. */
export interface ListedApp extends CardApp, Pick<App, (typeof LISTED)[number]> {
  /** Of `ratingScore`. */
  ratingScore: number;
}

/** An app of a comparison. */
export interface ComparedApp extends CardApp, Pick<App, (typeof COMPARED)[number]> {
  /** The first paragraph of the description. */
  introduction: string;
  developerSlug: string;
}

/** Whether all fields of an app are loaded: the browser has them if it has loaded `/appsData.json`. */
export function isDetailed(app: ListedApp): app is App & ListedApp {
  return 'description' in app;
}

/** The language of an app's title, as a field of a card. No field if it is not known. */
export function titleLanguage({ title }: Pick<App, 'title'>): Made {
  const language = languageOf(title);
  return language === undefined ? {} : { language };
}

/** Selects fields of an object. Those that it does not have are left out. */
function pick<T, Field extends keyof T>(object: T, fields: readonly Field[]): Pick<T, Field> {
  const present = fields.filter((field) => object[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, object[field]])) as Pick<T, Field>;
}

export function toRowApp(app: App): RowApp {
  return { ...pick(app, ROW), ...titleLanguage(app) };
}

export function toCardApp(app: App): CardApp {
  return { ...toLargeCardApp(app), summary: summarize(app.description) };
}

/** A card of the listing if the catalogue is large. */
export function toLargeCardApp(app: App): CardApp {
  return { ...pick(app, CARD), ...(app.status && { isDeprecated: true }), ...titleLanguage(app) };
}

/** An app of the listing of a large catalogue. */
export function toListedApp(app: App): ListedApp {
  return { ...toLargeCardApp(app), ...pick(app, LISTED), ratingScore: ratingScore(app) };
}

export function toComparedApp(app: App, developerSlug: string): ComparedApp {
  return {
    ...toLargeCardApp(app),
    ...pick(app, COMPARED),
    introduction: paragraphs(app.description)[0] ?? '',
    developerSlug,
  };
}
