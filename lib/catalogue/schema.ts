import * as z from 'zod/mini';
import { CatalogueError, type Diagnostic, error } from './diagnostic';
import { parseDownloads } from './downloads';
import { appName, valueAt } from './json-path';

// zod/mini: the same schema runs in the browser, where the full builder would cost three times as much.

/** A check's message: what is wrong, and what would be right. `diagnosticOf` parts them again. */
function say(message: string, remedy: string): string {
  return `${message}\n${remedy}`;
}

const text = z
  .string(say('is not a text', 'Write a text in quotation marks.'))
  .check(z.regex(/\S/, { error: say('is empty', 'Write a text.'), abort: true }));

const count = z
  .number(say('is not a number', 'Give a whole number, without quotation marks.'))
  .check(
    z.refine(
      Number.isSafeInteger,
      say('is not a whole number that JSON keeps exactly', 'Give one below 2^53.'),
    ),
    z.nonnegative(say('is negative', 'Give a count of 0 or more.')),
  );

const downloads = z
  .union([z.number(), z.string()], {
    error: say('is not a count', 'Give a number, or a text such as "500K+", "29.6M" or "1,200,000".'),
  })
  .check(
    z.refine((value) => (typeof value === 'number' ? isCount(value) : parseDownloads(value) !== null), {
      error: ({ input }) =>
        say(
          `is ${JSON.stringify(input)}, which is no count`,
          'Give a whole number of 0 or more, or a text such as "500K+", "29.6M" or "1,200,000".',
        ),
    }),
  );

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

const image = text.check(
  z.regex(
    /^(\/(?!\/)|https?:\/\/[^/])/i,
    say(
      'is neither a path nor a web address',
      'Give a path from the root of the site, such as "/icons/q.svg", or an http(s) URL.',
    ),
  ),
);

const average = z
  .number(say('is not a number', 'Give an average of 0 to 5 stars, without quotation marks.'))
  .check(
    z.gte(0, say('is below 0', 'Give an average of 0 to 5 stars.')),
    z.lte(5, say('is above 5', 'Give an average of 0 to 5 stars.')),
  );

const rating = z.object(
  { name: text, count },
  say('is not an object', 'Write { "name": "5 star", "count": 12 }.'),
);

/** One app of the catalogue, as `public/appsData.json` holds it. Unknown fields are dropped. */
export const appSchema = z.object(
  {
    /** Unique, 0 or more: the last part of the app's address. */
    id: count,
    /** A path on this site (`/icons/q.svg`) or an http(s) URL. */
    image,
    title: text,
    companyName: text,
    /** Plain text; paragraphs are parted by an empty line. */
    description: text,
    /** A count, or a text such as `500K+`: shown as it stands, sorted by its value. */
    downloads,
    /** The average, 0 to 5 stars. */
    ratingAvg: average,
    /** Number of written reviews. */
    reviews: count,
    /** Star levels in the order that the file gives; may be empty. */
    ratings: z.array(rating, say('is not a list', 'Write [ … ], one entry a star level.')),
  },
  say('is not an app', 'Write an object, { "id": 1, … }.'),
);

export type App = z.infer<typeof appSchema>;
export type Rating = App['ratings'][number];

/** The names of an app's fields, in the order of the schema. */
export const APP_FIELDS = Object.keys(appSchema.shape) as (keyof App)[];

/** The names of a star level's fields. */
export const RATING_FIELDS = Object.keys(rating.shape) as (keyof Rating)[];

/** The whole file: a list of apps, which may be empty. That their ids differ is for `parseCatalogue` to see. */
export const catalogueSchema = z.array(
  appSchema,
  say('is not a list of apps', 'Write [ … ], even for one app.'),
);

/**
 * Checks what a catalogue file holds and gives it its types.
 *
 * @param input What `JSON.parse` gave.
 * @param file The name to use in messages.
 * @returns The apps, in the order of the file, without fields that the schema does not know.
 * @throws CatalogueError naming every diagnostic, in the order of the apps.
 */
export function parseCatalogue(input: unknown, file = 'appsData.json'): App[] {
  const { apps, diagnostics } = checkShape(input);
  if (apps && diagnostics.length === 0) return apps;
  throw new CatalogueError(file, diagnostics);
}

/** What `parseCatalogue` finds, without throwing: every diagnostic, in the order of the apps. Empty for a good file. */
export function checkSchema(input: unknown): Diagnostic[] {
  return checkShape(input).diagnostics;
}

function checkShape(input: unknown): { apps?: App[]; diagnostics: Diagnostic[] } {
  const result = z.safeParse(catalogueSchema, input);
  const diagnostics = [...(result.error?.issues ?? []), ...duplicateIds(input)]
    .map((issue) => diagnosticOf(input, issue))
    .sort((a, b) => Number(a.path[0]) - Number(b.path[0]));
  return { apps: result.data, diagnostics };
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Apart from the schema, whose checks of the list would wait until every app of it is right. */
function duplicateIds(input: unknown): Issue[] {
  if (!Array.isArray(input)) return [];
  const first = new Map<number, number>();
  return input.flatMap((_, index) => {
    const id = valueAt(input, [index, 'id']);
    // What is no number is a diagnostic of its own.
    if (typeof id !== 'number') return [];
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, index);
      return [];
    }
    const title = valueAt(input, [before, 'title']);
    const owner = typeof title === 'string' ? JSON.stringify(title) : `the app at place ${before + 1}`;
    const message = say(`is ${id}, which ${owner} has already`, 'Give every app an id of its own.');
    return [{ path: [index, 'id'], message }];
  });
}

function diagnosticOf(input: unknown, issue: Issue): Diagnostic {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const [message = '', remedy = ''] = issue.message.split('\n');
  const isMissing = valueAt(input, path) === undefined;
  return { ...error(path, isMissing ? 'is missing' : message, remedy), app: appName(input, path) };
}
