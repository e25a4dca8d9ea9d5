import * as texts from '@/texts/facts';
import { separator } from '@/texts/lists';
import { isFree, isPaid } from './price';
import { ratingScore } from './rating-score';
import type { App } from './schema';
import { withUntranslated } from './untranslated';

// Which fields of an app each view has. Pages send only these to the browser. Derived fields are added by the
// functions below. Import them only where an app is made into a view: they need more code than the views do.

/** A row, which is smaller than a card. */
const ROW = ['id', 'image', 'title', 'ratingAvg'] as const;

const CARD = [...ROW, 'companyName', 'downloads', 'badges', 'added'] as const;

/** The listing in the browser: a card, and what the listing is sorted and filtered by, or belongs to. */
const LISTED = [
  ...CARD,
  'reviews',
  'updated',
  'categories',
  'collections',
  'license',
  'platforms',
  'languages',
] as const;

/** The listing with its derived fields. */
const LISTED_AND_DERIVED = [...LISTED, 'ratingScore', 'isFree', 'isDeprecated', 'fact'] as const;

/** Values of the card file, in this order. A build constant says whether an app can lack texts in the language of the page. */
export const LISTED_COLUMNS: readonly ['id', ...(keyof ListedApp)[]] =
  process.env.TEXT_LANGUAGES === '' ? LISTED_AND_DERIVED : [...LISTED_AND_DERIVED, 'untranslated'];

const COMPARED = [
  ...CARD,
  'reviews',
  'ratings',
  'categories',
  'version',
  'updated',
  'license',
  'price',
  'platforms',
  'languages',
] as const;

/** What a search finds an app by, below the titles. First names, which count more. A name can be a single letter. */
export const SEARCHED_NAMES = [
  'title',
  'companyName',
  'categories',
  'collections',
  'keywords',
  'license',
  'platforms',
  'alternativeTo',
] as const;

/** And texts. What the app is counts more than what else is said of it. */
const SEARCHED_TEXTS = ['summary', 'description'] as const;

/** An app of an index, with some of its fields that are searched. */
export type SearchedApp = Pick<App, 'id'> &
  Partial<Pick<App, (typeof SEARCHED_NAMES | typeof SEARCHED_TEXTS)[number]>>;

/**
 * What only the page of an app has. The browser does not get it from the catalogue, so nothing in a view is derived from it:
 * `source/decode-catalogue.ts` decodes the other fields.
 */
export type PageOnly = 'links' | 'screenshots' | 'changes' | 'versions' | 'requires' | 'worksWith';

/** Derived fields of a card. */
interface DerivedCardFields {
  /** Present if the app is deprecated. */
  isDeprecated?: true;
  /**
   * What a card shows in place of figures, which the app does not have: its version, the day of its update, a category, or
   * its licence and platforms. In a catalogue without pictures, which is a list of texts, these come first.
   */
  fact?: string;
}

/** Derived fields of the listing. */
interface DerivedListFields {
  /** 1 to 5. See `ratingScore`. */
  ratingScore?: number;
  /** Absent if the price is not known, or its words do not tell. */
  isFree?: boolean;
}

export type RowApp = Pick<App, (typeof ROW)[number] | 'untranslated'>;

export interface CardApp extends Pick<App, (typeof CARD)[number] | 'untranslated'>, DerivedCardFields {
  /**
   * What the app is, in one or two lines. Empty if it is not known. Undefined in the card file of a large catalogue, which it
   * would double: `source/use-summaries.ts` loads those of the cards that are shown.
   */
  summary?: string;
}

/** An app of the listing in the browser. */
export interface ListedApp extends CardApp, Pick<App, (typeof LISTED)[number]>, DerivedListFields {}

/** An app of a comparison. */
export interface ComparedApp extends CardApp, Pick<App, (typeof COMPARED)[number]> {
  /** The summary, else the first paragraph of the description. */
  introduction?: string;
  /** Absent without a developer. */
  developerSlug?: string;
}

/** Derives the fields of a card. */
export function deriveCardFields(app: Omit<App, PageOnly>): DerivedCardFields {
  const fact = factOf(app);
  return {
    ...(app.status && { isDeprecated: true as const }),
    ...(fact !== undefined && { fact }),
  };
}

/** Derives the fields of the listing. */
export function deriveListFields(app: Omit<App, PageOnly>): DerivedListFields {
  const { price } = app;
  const score = ratingScore(app);
  return {
    ...(score !== undefined && { ratingScore: score }),
    ...(price !== undefined && (isFree(price) || isPaid(price)) && { isFree: isFree(price) }),
  };
}

function factOf(app: Omit<App, PageOnly>): string | undefined {
  const { image, ratingAvg, downloads, version, updated, categories, license, platforms } = app;
  if (ratingAvg !== undefined || downloads !== undefined) return undefined;
  const terms = [license, platforms?.join(separator)].filter((text) => text !== undefined).join(' · ');
  if (terms !== '' && image === undefined) return terms;
  if (version !== undefined) return texts.version(version);
  if (updated !== undefined) return texts.updatedOn(updated);
  return categories?.[0] ?? (terms || undefined);
}

/** Selects fields of an object. Those that it does not have are left out. */
function pick<T, Field extends keyof T>(object: T, fields: readonly Field[]): Pick<T, Field> {
  const present = fields.filter((field) => object[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, object[field]])) as Pick<T, Field>;
}

/** A view with the languages of its texts. A build constant says whether any is not that of the page. */
export function marked<View extends object>(view: View, app: Pick<App, 'untranslated'>): View {
  return process.env.TEXT_LANGUAGES === '' ? view : withUntranslated(view, app);
}

export function toRowApp(app: App): RowApp {
  return marked(pick(app, ROW), app);
}

const SEARCHED_BESIDE_CARDS = [...SEARCHED_NAMES, ...SEARCHED_TEXTS].filter(
  (field) => !(LISTED as readonly string[]).includes(field),
);

/** What a search finds an app by, and the listing of a large catalogue does not have. */
export function toSearchedBesideCards(app: SearchedApp): SearchedApp {
  return { id: app.id, ...pick(app, SEARCHED_BESIDE_CARDS) };
}

/** A card without its summary. */
export function toLargeCardApp(app: Omit<App, PageOnly>): CardApp {
  return marked({ ...pick(app, CARD), ...deriveCardFields(app) }, app);
}

/** An app of the listing of a large catalogue, without its summary, but with the language of it. */
export function toListedApp(app: App): ListedApp {
  const view = { ...toLargeCardApp(app), ...pick(app, LISTED), ...deriveListFields(app), summary: undefined };
  const { summary: _, ...listed } = marked(view, app);
  return listed;
}

/**
 * @param developerSlug Undefined if the app has no developer.
 * @param introduction Undefined if the app has none.
 */
export function toComparedApp(
  app: Omit<App, PageOnly>,
  developerSlug: string | undefined,
  introduction?: string,
): ComparedApp {
  const view = {
    ...toLargeCardApp(app),
    ...pick(app, COMPARED),
    ...(introduction !== undefined && { introduction }),
    ...(developerSlug !== undefined && { developerSlug }),
  };
  return marked(view, app);
}
