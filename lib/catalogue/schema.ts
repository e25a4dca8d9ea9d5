import * as z from 'zod/mini';
import { formatExact } from '@/lib/format';
import { closeDirections } from './bidi';
import { CatalogueError, type Diagnostic, error } from './diagnostic';
import { parseDownloads } from './downloads';
import { appName, valueAt } from './json-path';
import { quoted } from './printable';

/** Joins message and remedy into one zod message. `diagnosticOf` splits them again. */
function withRemedy(message: string, remedy: string): string {
  return `${message}\n${remedy}`;
}

const COUNT_REMEDY = 'Use a whole number, 0 or more.';
const DOWNLOADS_REMEDY = 'Use a whole number, 0 or more, or text such as "500K+", "29.6M" or "1,200,000".';
const AVERAGE_REMEDY = 'Use a number from 0 to 5.';

/** How to fix an invalid `image`. */
export const IMAGE_REMEDY = 'Use a path such as "/icons/q.svg", or an http:// or https:// URL.';

/**
 * Characters that HTML cannot contain (https://html.spec.whatwg.org/multipage/syntax.html#text): browsers change them, so
 * hydration fails. Lone surrogates, and control characters other than white space. Those from U+007F to U+009F are only
 * discouraged.
 */
const NOT_IN_HTML = /(?![\t\n\f\r\x7f-\x9f])[\p{Cc}\p{Cs}]/u;

/** A visible character: no white space, control, or invisible character such as a zero-width space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}]/u;

/** A text that pages show. Its bidirectional controls are closed, so that it cannot change the direction of another. */
const text = z.string(withRemedy('is not text', 'Use text in double quotation marks.')).check(
  z.regex(VISIBLE, {
    error: ({ input }) =>
      withRemedy(/\S/.test(String(input)) ? 'has only invisible characters' : 'is empty', 'Add the text.'),
    abort: true,
  }),
  z.refine((value) => !NOT_IN_HTML.test(value), {
    error: ({ input }) =>
      withRemedy(`contains ${notInHtml(String(input))}`, 'Remove it, or type the character again.'),
  }),
  z.overwrite(closeDirections),
);

function notInHtml(value: string): string {
  const index = value.search(NOT_IN_HTML);
  const code = value.charCodeAt(index);
  const kind = code < 0xd800 ? 'a control character that' : 'half of a character, which';
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return `${name} as character ${formatExact([...value.slice(0, index)].length + 1)}, ${kind} HTML cannot contain`;
}

const TOO_LARGE = withRemedy('is too large', 'Use a whole number up to 9007199254740991.');
const NEGATIVE = withRemedy('is negative', COUNT_REMEDY);

/** The error of a number with hundreds of digits, which `JSON.parse` returns as infinity. Null for other values. */
function outOfRange(input: unknown): string | null {
  if (input === Number.POSITIVE_INFINITY) return TOO_LARGE;
  return input === Number.NEGATIVE_INFINITY ? NEGATIVE : null;
}

const count = z
  .number({
    error: ({ input }) =>
      outOfRange(input) ??
      withRemedy('is not a number', 'Use a whole number, 0 or more, without quotation marks.'),
  })
  .check(
    z.refine(Number.isSafeInteger, {
      error: ({ input }) =>
        Number.isInteger(input) ? TOO_LARGE : withRemedy('is not a whole number', COUNT_REMEDY),
    }),
    z.nonnegative(NEGATIVE),
  );

const downloads = z
  .union([z.number(), z.string()], {
    error: ({ input }) => outOfRange(input) ?? withRemedy('is neither a number nor text', DOWNLOADS_REMEDY),
  })
  .check(
    z.refine((value) => (typeof value === 'number' ? isCount(value) : isCountText(value)), {
      error: ({ input }) =>
        withRemedy(
          `is ${typeof input === 'string' ? quoted(input) : input}, which is not a valid count`,
          DOWNLOADS_REMEDY,
        ),
    }),
  );

function isCountText(value: string): boolean {
  return parseDownloads(value) !== null && !NOT_IN_HTML.test(value);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

const image = text.check(
  z.regex(
    /^(\/(?!\/)|https?:\/\/[^/])/i,
    withRemedy('is neither a path that begins with "/" nor an http(s) URL', IMAGE_REMEDY),
  ),
);

const BELOW_ZERO = withRemedy('is negative', AVERAGE_REMEDY);
const ABOVE_FIVE = withRemedy('is greater than 5', AVERAGE_REMEDY);

const average = z
  .number({
    error: ({ input }) => {
      if (input === Number.POSITIVE_INFINITY) return ABOVE_FIVE;
      if (input === Number.NEGATIVE_INFINITY) return BELOW_ZERO;
      return withRemedy('is not a number', 'Use a number from 0 to 5, without quotation marks.');
    },
  })
  .check(z.gte(0, BELOW_ZERO), z.lte(5, ABOVE_FIVE));

const rating = z.object(
  { name: text, count },
  withRemedy('is not an object', 'Use an object: { "name": "5 star", "count": 12 }.'),
);

/** One app of the catalogue, as in `public/appsData.json`. Unknown fields are removed. */
export const appSchema = z.object(
  {
    /** Unique, 0 or more. The last part of the app's URL. */
    id: count,
    /** A path on this site (`/icons/q.svg`) or an http(s) URL. */
    image,
    title: text,
    companyName: text,
    /** Plain text. Empty lines separate paragraphs. */
    description: text,
    /** A count, or text such as `500K+`, which is shown unchanged and sorted by its value. */
    downloads,
    /** The average, 0 to 5 stars. */
    ratingAvg: average,
    /** Number of written reviews. */
    reviews: count,
    /** Star levels in the order of the file. May be empty. */
    ratings: z.array(
      rating,
      withRemedy('is not a list', 'Use a list, [ … ], with one entry per star level.'),
    ),
  },
  {
    error: ({ input }) =>
      Array.isArray(input)
        ? withRemedy('is a list inside the list of apps', 'Remove its [ and ].')
        : withRemedy('is not an app', 'Use an object: { "id": 1, … }.'),
  },
);

export type App = z.infer<typeof appSchema>;
export type Rating = App['ratings'][number];

/** The names of an app's fields, in the order of the schema. */
export const APP_FIELDS = Object.keys(appSchema.shape) as (keyof App)[];

/** The names of a star level's fields. */
export const RATING_FIELDS = Object.keys(rating.shape) as (keyof Rating)[];

/** The whole file: a list of apps. May be empty. `parseCatalogue` also checks that the ids are unique. */
export const catalogueSchema = z.array(appSchema, {
  error: ({ input }) => withRemedy('is not a list of apps', listRemedy(input)),
});

/** Some tools save a list inside an object, as the value of a field. */
function listRemedy(input: unknown): string {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const [field] = fields.length === 1 && Array.isArray(fields[0]?.[1]) ? fields[0] : [];
  return field === undefined
    ? 'Use a list, [ … ], even for a single app.'
    : `Remove { ${quoted(field)}: and } around the list.`;
}

/**
 * Validates a parsed catalogue file.
 *
 * @param input The result of `JSON.parse`.
 * @param file The file name for messages.
 * @returns The apps, in the order of the file, without unknown fields.
 * @throws CatalogueError with all errors, in the order of the apps.
 */
export function parseCatalogue(input: unknown, file = 'appsData.json'): App[] {
  const { apps, diagnostics } = checkShape(input);
  if (apps && diagnostics.length === 0) return apps;
  throw new CatalogueError(file, diagnostics);
}

/** Like `parseCatalogue`, but returns the errors, in the order of the apps. Empty for a valid catalogue. */
export function checkSchema(input: unknown): Diagnostic[] {
  return checkShape(input).diagnostics;
}

function checkShape(input: unknown): { apps?: App[]; diagnostics: Diagnostic[] } {
  const result = z.safeParse(catalogueSchema, input);
  const issues: Issue[] = [...(result.error?.issues ?? []), ...duplicateIds(input)];
  const diagnostics = issues
    .map((issue) => diagnosticOf(input, issue))
    .sort((a, b) => Number(a.path[0]) - Number(b.path[0]));
  return { apps: result.data, diagnostics };
}

interface Issue {
  path: PropertyKey[];
  message: string;
  rule?: 'duplicate-id';
}

/** Not part of the schema: zod runs a list's checks only when all its entries are valid. */
function duplicateIds(input: unknown): Issue[] {
  if (!Array.isArray(input)) return [];
  const first = new Map<number, number>();
  return input.flatMap((_, index) => {
    const id = valueAt(input, [index, 'id']);
    // The schema reports an id that is not a number.
    if (typeof id !== 'number' || !Number.isFinite(id)) return [];
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, index);
      return [];
    }
    const title = valueAt(input, [before, 'title']);
    const owner = typeof title === 'string' ? quoted(title) : `the app at position ${before + 1}`;
    const message = withRemedy(`is ${id}, which ${owner} already uses`, 'Use an id that no other app has.');
    return [{ path: [index, 'id'], message, rule: 'duplicate-id' as const }];
  });
}

function diagnosticOf(input: unknown, issue: Issue): Diagnostic {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const [message = '', remedy = ''] = issue.message.split('\n');
  const isMissing = valueAt(input, path) === undefined;
  return {
    ...error(issue.rule ?? 'schema', path, isMissing ? 'is missing' : message, remedy),
    app: appName(input, path),
  };
}
