import * as z from 'zod/mini';
import { closeDirections } from './bidi';
import { parseDownloads } from './downloads';
import { isLink } from './link';
import { nameCharacter } from './printable';

/**
 * Characters that HTML cannot contain (https://html.spec.whatwg.org/multipage/syntax.html#text): browsers change them, so
 * hydration fails. Lone surrogates, and control characters other than white space. Those from U+007F to U+009F are only
 * discouraged.
 */
const NOT_IN_HTML = /(?![\t\n\f\r\x7f-\x9f])[\p{Cc}\p{Cs}]/u;

/** A visible character: no white space, control, or invisible character such as a zero-width space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}]/u;

/** A text that pages show. Its bidirectional controls are closed, so that it cannot change the direction of another. */
const text = z.string().check(
  z.regex(VISIBLE, { error: 'has no visible character', abort: true }),
  z.refine((value) => !NOT_IN_HTML.test(value), {
    error: ({ input }) => {
      const value = String(input);
      return `contains ${nameCharacter(value, value.search(NOT_IN_HTML))}, which HTML cannot contain`;
    },
  }),
  z.overwrite(closeDirections),
);

const count = z.int().check(z.nonnegative());

const downloads = z.union([
  count,
  z.string().check(z.refine((value) => parseDownloads(value) !== null && !NOT_IN_HTML.test(value))),
]);

const image = text.check(
  z.regex(/^(\/(?!\/)|https?:\/\/[^/])/i, 'is neither a path that begins with "/" nor an http(s) URL'),
);

const rating = z.object({ name: text, count });

const link = text.check(z.refine((value) => isLink(value, ['https:', 'http:']), 'is not an http(s) URL'));

const links = z.object({
  /** Where the app itself is: a store, a download, a web app. */
  get: z.optional(link),
  website: z.optional(link),
  source: z.optional(link),
  /** A page, or an email address with `mailto:`. */
  support: z.optional(
    text.check(
      z.refine(
        (value) => isLink(value, ['https:', 'http:', 'mailto:']),
        'is neither an http(s) nor a mailto: URL',
      ),
    ),
  ),
});

const screenshot = z.object({ image, alt: text });

const status = z.object({
  /** Why the app is deprecated: a sentence. */
  deprecated: text,
  /** The id of the app that replaces it. */
  replacedBy: z.optional(count),
});

/** A day of the calendar, as `2026-11-20`. */
const date = z.iso.date('is not a date such as "2026-11-20"');

/** One app of the catalogue, as in `public/appsData.json`. Unknown fields are removed. */
export const appSchema = z.object({
  /** Unique, 0 or more. The last part of the app's URL. */
  id: count,
  /** A path on this site (`/pictures/q.svg`) or an http(s) URL. */
  image,
  title: text,
  companyName: text,
  /** Plain text. Empty lines separate paragraphs. */
  description: text,
  /** A count, or text such as `500K+`, which is shown unchanged and sorted by its value. */
  downloads,
  /** The average, 0 to 5 stars. */
  ratingAvg: z.number().check(z.gte(0), z.lte(5)),
  /** Number of written reviews. */
  reviews: count,
  /** Star levels in the order of the file. May be empty. */
  ratings: z.array(rating),
  links: z.optional(links),
  /** One to three names. */
  categories: z.optional(z.array(text).check(z.minLength(1), z.maxLength(3))),
  /** The day on which the app came into the catalogue. */
  added: z.optional(date),
  /** The day of the last update. */
  updated: z.optional(date),
  version: z.optional(text),
  /** What is new in the version. Plain text. */
  changes: z.optional(text),
  /** Words that a search finds. Never shown. */
  keywords: z.optional(z.array(text)),
  /** At most eight. */
  screenshots: z.optional(z.array(screenshot).check(z.maxLength(8))),
  /** Of an app that is deprecated. */
  status: z.optional(status),
});

export type App = z.infer<typeof appSchema>;
export type Rating = App['ratings'][number];
export type Status = z.infer<typeof status>;

/** The names of an app's fields, in the order of the schema. */
export const APP_FIELDS = Object.keys(appSchema.shape) as (keyof App)[];

/** The names of the fields of an app's objects, and of the objects in its lists. */
export const NESTED_FIELDS = {
  ratings: Object.keys(rating.shape),
  links: Object.keys(links.shape),
  screenshots: Object.keys(screenshot.shape),
  status: Object.keys(status.shape),
} satisfies Partial<Record<keyof App, string[]>>;

/** The whole file: a list of apps. May be empty. The check also tests that ids are unique. */
export const catalogueSchema = z.array(appSchema);

/**
 * The apps of a catalogue file that the build has checked.
 *
 * @param input The result of `JSON.parse`.
 * @returns In the order of the file, without unknown fields.
 * @throws ZodError
 */
export function parseCatalogue(input: unknown): App[] {
  return z.parse(catalogueSchema, input);
}
