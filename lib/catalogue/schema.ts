import * as z from 'zod/mini';
import { truncateText } from '@/lib/format';
import { closeDirections } from './bidi';
import { type Diagnostic, diagnose } from './diagnostic';
import { parseDownloads } from './downloads';
import { valueAt } from './json-path';
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
});

export type App = z.infer<typeof appSchema>;
export type Rating = App['ratings'][number];

/** The names of an app's fields, in the order of the schema. */
export const APP_FIELDS = Object.keys(appSchema.shape) as (keyof App)[];

/** The names of a star level's fields. */
export const RATING_FIELDS = Object.keys(rating.shape) as (keyof Rating)[];

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

/** Finds all missing fields and wrong values of a parsed catalogue file. */
export function checkSchema(input: unknown): Diagnostic[] {
  const { error } = z.safeParse(catalogueSchema, input);
  return (error?.issues ?? []).map((issue) => {
    const path = issue.path as (string | number)[];
    return diagnose('schema', path, messageOf(issue, valueAt(input, path)), remedyOf(path));
  });
}

/** Maximum length of a value in a message, in UTF-16 code units. */
const MAX_VALUE_LENGTH = 120;

/** zod's names of types. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing';
  if (issue.path.at(-1) === 'downloads')
    return `is ${truncateText(JSON.stringify(value), MAX_VALUE_LENGTH)}, which is not a valid count`;
  switch (issue.code) {
    case 'invalid_type':
      return `is not ${TYPES[issue.expected]}`;
    case 'too_small':
      return 'is negative';
    case 'too_big':
      return `is greater than ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** How to fix an invalid `image`. */
export const IMAGE_REMEDY = 'Use a path such as "/pictures/q.svg", or an http:// or https:// URL.';

const COUNT_REMEDY = 'Use a whole number, 0 or more, without quotation marks.';
const TEXT_REMEDY = 'Use visible text in double quotation marks.';

const REMEDIES: Readonly<Record<keyof App | keyof Rating, string>> = {
  id: COUNT_REMEDY,
  image: IMAGE_REMEDY,
  title: TEXT_REMEDY,
  companyName: TEXT_REMEDY,
  description: TEXT_REMEDY,
  downloads: 'Use a whole number, 0 or more, or text such as "500K+", "29.6M" or "1,200,000".',
  ratingAvg: 'Use a number from 0 to 5, without quotation marks.',
  reviews: COUNT_REMEDY,
  ratings: 'Use a list, [ … ], with one entry per star level.',
  name: TEXT_REMEDY,
  count: COUNT_REMEDY,
};

function remedyOf(path: Diagnostic['path']): string {
  const key = path.at(-1);
  if (typeof key === 'string') return REMEDIES[key as keyof typeof REMEDIES];
  if (path.length > 1) return 'Use an object: { "name": "5 star", "count": 12 }.';
  return key === undefined
    ? 'Use a list of apps, [ … ], even for a single app, with nothing around it.'
    : 'Use an object: { "id": 1, … }.';
}
