import * as z from 'zod/mini';
import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { valueAt } from '@/lib/catalogue/json-path';
import { catalogueSchema } from '@/lib/catalogue/schema';
import { truncateText } from '@/lib/format';

/** Finds all missing fields and wrong values of a parsed catalogue file. */
export function checkSchema(input: unknown): Diagnostic[] {
  const { error } = z.safeParse(catalogueSchema, input);
  return (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path as (string | number)[];
    const value = valueAt(input, path);
    // zod compares the length of any value, such as a text in place of a list, after it has reported its type.
    const isLength = issue.code === 'too_small' || issue.code === 'too_big';
    if (isLength && issue.origin !== 'array' && typeof value !== 'number') return [];
    return diagnose('schema', path, messageOf(issue, value), remedyOf(path));
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
      return issue.origin === 'array' ? 'is an empty list' : 'is negative';
    case 'too_big':
      return issue.origin === 'array'
        ? `has more than ${issue.maximum} entries`
        : `is greater than ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** How to fix an invalid `image`. */
export const IMAGE_REMEDY = 'Use a path such as "/pictures/q.svg", or an http:// or https:// URL.';

const COUNT_REMEDY = 'Use a whole number, 0 or more, without quotation marks.';
const TEXT_REMEDY = 'Use visible text in double quotation marks.';
const LINK_REMEDY = 'Use a URL such as "https://quill.example/get", without a user name and without spaces.';
const DATE_REMEDY = 'Use year, month and day, such as "2026-11-20".';

/** By the name of the field. Names that are not here are of texts. */
const REMEDIES: Readonly<Record<string, string>> = {
  id: COUNT_REMEDY,
  image: IMAGE_REMEDY,
  downloads: 'Use a whole number, 0 or more, or text such as "500K+", "29.6M" or "1,200,000".',
  ratingAvg: 'Use a number from 0 to 5, without quotation marks.',
  reviews: COUNT_REMEDY,
  ratings: 'Use a list, [ … ], with one entry per star level.',
  count: COUNT_REMEDY,
  links: 'Use an object: { "website": "https://quill.example" }.',
  get: LINK_REMEDY,
  website: LINK_REMEDY,
  source: LINK_REMEDY,
  support: 'Use a URL such as "https://quill.example/help", or "mailto:help@quill.example".',
  categories: 'Use a list of one to three names: ["Photo & Video"]. Remove the field if the app has none.',
  added: DATE_REMEDY,
  updated: DATE_REMEDY,
  keywords: 'Use a list of words: ["letters", "post"].',
  screenshots: 'Use a list of at most eight: [{ "image": "/pictures/q-1.png", "alt": "What it shows" }].',
  status: 'Use an object: { "deprecated": "Why, in a sentence." }.',
  replacedBy: 'Use the id of another app, without quotation marks.',
};

/** By the name of the list. */
const ENTRY_REMEDIES: Readonly<Record<string, string>> = {
  ratings: 'Use an object: { "name": "5 star", "count": 12 }.',
  screenshots: 'Use an object: { "image": "/pictures/q-1.png", "alt": "What it shows" }.',
};

function remedyOf(path: Diagnostic['path']): string {
  const key = path.at(-1);
  if (key === undefined) return 'Use a list of apps, [ … ], even for a single app, with nothing around it.';
  if (path.length === 1) return 'Use an object: { "id": 1, … }.';
  const remedies = typeof key === 'number' ? ENTRY_REMEDIES : REMEDIES;
  return remedies[typeof key === 'number' ? String(path.at(-2)) : key] ?? TEXT_REMEDY;
}
