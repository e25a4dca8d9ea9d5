import { closest, distance } from 'fastest-levenshtein';
import * as z from 'zod/mini';
import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { APP, type Field, fieldAt, shapeOf } from '@/lib/catalogue/field-tree';
import { groupBy } from '@/lib/catalogue/group-by';
import { isObject, valueAt } from '@/lib/catalogue/json-path';
import { isLanguageTag } from '@/lib/catalogue/localize';
import { catalogueSchema, type FieldKind } from '@/lib/catalogue/schema';
import { site } from '@/lib/site';
import { quoted } from '@/lib/text/printable';
import { truncateText } from '@/lib/text/shorten';

/**
 * Finds all missing fields and wrong values of a parsed catalogue file.
 *
 * @param input The result of `localize`. A text in several languages that is left has none of the site.
 * @param languages Those of the site.
 */
export function checkSchema(input: unknown, languages: readonly string[] = site.languages): Diagnostic[] {
  const { error } = z.safeParse(catalogueSchema, input);
  return (error?.issues ?? []).flatMap((issue) => diagnosticsOf(input, issue, languages, []));
}

/** @param parent The path of the value that the path of the issue is in. */
function diagnosticsOf(
  input: unknown,
  issue: z.core.$ZodIssue,
  languages: readonly string[],
  parent: readonly (string | number)[],
): Diagnostic[] {
  const path = [...parent, ...(issue.path as (string | number)[])];
  const value = valueAt(input, path);
  const field = fieldAt(path);
  if (issue.code === 'invalid_union' && field?.shapes) {
    const own = issue.errors[field.shapes.indexOf(shapeOf(field, value))] ?? [];
    return own.flatMap((inner) => diagnosticsOf(input, inner, languages, path));
  }
  // zod compares the length of any value, such as a text in place of a list, after it has reported its type.
  const isLength = issue.code === 'too_small' || issue.code === 'too_big';
  if (isLength && issue.origin !== 'array' && typeof value !== 'number') return [];
  const isEmpty = value === null || value === '';
  const remedy =
    isEmpty && field?.isRequired === false
      ? 'Remove the field if it is not known.'
      : `${field?.remedy ?? ''}${quotationMarks(issue, value, field?.kind)}`;
  const wrong = field?.isTranslatable && languageError(value, languages, field);
  if (wrong) return [diagnose('schema', path, ...wrong)];
  return [diagnose('schema', path, messageOf(issue, value, field?.kind), remedy)];
}

/** Not a part of the field's remedy, because the form of the editor has no quotation marks. */
function quotationMarks(issue: z.core.$ZodIssue, value: unknown, kind: FieldKind | undefined): string {
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return /^(?:number|boolean)$/.test(typeof value) ? ' Text is in double quotation marks.' : '';
  const numeral = kind === 'decimal' ? /^(?:0|[1-9]\d*)(?:\.\d+)?$/ : /^(?:0|[1-9]\d*)$/;
  const isNumber = kind === 'decimal' || kind === 'count' || kind === 'id';
  return isNumber &&
    typeof value === 'string' &&
    numeral.test(value) &&
    Number(value) <= Number.MAX_SAFE_INTEGER
    ? ' A number has no quotation marks.'
    : '';
}

/**
 * What is wrong with an object in place of a text, and how to fix it. Undefined if its keys are languages, or if it can be meant as
 * a price.
 */
function languageError(
  value: unknown,
  languages: readonly string[],
  { fields = [], remedy }: Field,
): [string, string] | undefined {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  const named = languages.map(quoted).join(' or ');
  const hasOwn = keys.some((key) => languages.includes(key));
  if (fields.length > 0 && !hasOwn) return undefined;
  const wrong = keys.find((key) => !isLanguageTag(key));
  if (wrong !== undefined) {
    // As locales of programs are written.
    const tag = wrong.replaceAll('_', '-');
    return [
      `has ${quoted(truncateText(wrong, MAX_VALUE_LENGTH))} among its languages, which is no tag of a language`,
      isLanguageTag(tag) && hasOwn && !keys.includes(tag)
        ? `Use ${quoted(tag)}.`
        : `Use ${named}, or tags of other languages such as "pt-BR". ${remedy}`,
    ];
  }
  // It has another value than text.
  if (keys.length === 0 || hasOwn) return undefined;
  return [
    `is in ${truncateText(keys.join(', '), MAX_VALUE_LENGTH)}, and in no language of the site`,
    `Add its text in ${named}, or declare the language in lib/site.ts.`,
  ];
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

/** What a value is whose type is one of several. */
const UNIONS: Readonly<Partial<Record<FieldKind, string>>> = {
  downloads: 'count',
  id: 'id',
  price: 'price',
};

function messageOf(issue: z.core.$ZodIssue, value: unknown, kind: FieldKind | undefined): string {
  if (value === undefined) return 'is missing';
  const what = kind && UNIONS[kind];
  // JSON has no infinite numbers, and would name them null.
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  if (what) return `is ${truncateText(text, MAX_VALUE_LENGTH)}, which is not a valid ${what}`;
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

/** An unknown field. */
interface UnknownField {
  path: Diagnostic['path'];
  /** The fields that its object can have. */
  known: readonly string[];
}

/** Warns about unknown fields: once for each name, at its first occurrence. */
export function checkUnknownFields(input: unknown): Diagnostic[] {
  if (!Array.isArray(input)) return [];
  const fields = input.flatMap((app, index) => [...unknownIn(APP, app, [index])]);
  const byName = groupBy(fields, ({ path }) => path.filter((key) => typeof key === 'string').join('.'));
  return [...byName.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { path, known } = first;
    const times = others.length > 0 ? `; it occurs ${others.length + 1} times` : '';
    const message = `is an unknown field, which the site does not use${times}`;
    const near = nearField(String(path.at(-1)), known);
    const remedy = near
      ? `Rename it to ${near}, or remove it.`
      : `Remove it, or rename it to one of ${known.join(', ')}.`;
    return diagnose('unknown-field', path, message, remedy);
  });
}

/** The known field whose name was nearly written, such as `title` for `Titel`. */
function nearField(name: string, known: readonly string[]): string | undefined {
  const fold = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
  const folded = fold(name);
  const near = closest(folded, known.map(fold));
  if (distance(folded, near) > (folded.length < 5 ? 1 : 2)) return undefined;
  return known.find((field) => fold(field) === near);
}

function* unknownIn(field: Field, value: unknown, path: Diagnostic['path']): Generator<UnknownField> {
  const { fields, entry } = shapeOf(field, value);
  if (Array.isArray(value)) {
    if (entry)
      for (const [index, member] of value.entries()) yield* unknownIn(entry, member, [...path, index]);
    return;
  }
  if (!fields || !isObject(value)) return;
  const known = fields.map(({ name }) => name);
  for (const name of Object.keys(value)) {
    const field = fields.find((field) => field.name === name);
    if (field) yield* unknownIn(field, value[name], [...path, name]);
    else yield { path: [...path, name], known };
  }
}
