import * as z from 'zod/mini';
import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { fieldAt, shapeOf } from '@/lib/catalogue/fields';
import { valueAt } from '@/lib/catalogue/json-path';
import { catalogueSchema, type FieldKind } from '@/lib/catalogue/schema';
import { truncateText } from '@/lib/text/format';

/** Finds all missing fields and wrong values of a parsed catalogue file. */
export function checkSchema(input: unknown): Diagnostic[] {
  const { error } = z.safeParse(catalogueSchema, input);
  return (error?.issues ?? []).flatMap((issue) => diagnosticsOf(input, issue, []));
}

/** @param parent The path of the value that the path of the issue is in. */
function diagnosticsOf(
  input: unknown,
  issue: z.core.$ZodIssue,
  parent: readonly (string | number)[],
): Diagnostic[] {
  const path = [...parent, ...(issue.path as (string | number)[])];
  const value = valueAt(input, path);
  const field = fieldAt(path);
  if (issue.code === 'invalid_union' && field?.shapes) {
    const own = issue.errors[field.shapes.indexOf(shapeOf(field, value))] ?? [];
    return own.flatMap((inner) => diagnosticsOf(input, inner, path));
  }
  // zod compares the length of any value, such as a text in place of a list, after it has reported its type.
  const isLength = issue.code === 'too_small' || issue.code === 'too_big';
  if (isLength && issue.origin !== 'array' && typeof value !== 'number') return [];
  return [diagnose('schema', path, messageOf(issue, value, field?.kind), field?.remedy ?? '')];
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
  if (what)
    return `is ${truncateText(JSON.stringify(value), MAX_VALUE_LENGTH)}, which is not a valid ${what}`;
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
