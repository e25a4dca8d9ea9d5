import type * as z from 'zod/mini';
import { isObject, valueAt } from './json-path';
import { appSchema, catalogueSchema, type FieldKind, type FieldMeta, fieldMeta } from './schema';

/** A field of an app, an entry of a list, or the catalogue itself, as the schema declares it. */
export interface Field extends FieldMeta {
  /** The name in the file. Empty for an entry of a list. */
  name: string;
  isRequired: boolean;
  /** Of a list. */
  maxItems?: number;
  /** Of a list: its entries. */
  entry?: Field;
  /** Of a group, or of a price that is an object: its fields, in the order of the schema. Of several shapes, those of all. */
  fields?: readonly Field[];
  /** Of a group that has several shapes. See {@link shapeOf}. */
  shapes?: readonly Field[];
}

function fieldOf(name: string, schema: z.core.$ZodType, isRequired = true): Field {
  const def = defOf(schema);
  if (def.type === 'optional') return fieldOf(name, def.innerType, false);
  const meta = fieldMeta.get(schema);
  if (!meta) throw new Error(`The field "${name}" of the schema has no metadata.`);
  const field = { name, isRequired, ...meta };
  if (def.type === 'array') return { ...field, entry: fieldOf('', def.element), ...lengthOf(def) };
  const objects = (def.type === 'union' ? def.options : [schema]).flatMap((option) => {
    const part = defOf(option);
    return part.type === 'object' ? [{ option, shape: part.shape }] : [];
  });
  if (objects.length === 0) return field;
  const members = objects.flatMap(({ shape }) => Object.entries(shape));
  const names = members.map(([name]) => name);
  const own = members.filter(([name], index) => names.indexOf(name) === index);
  return {
    ...field,
    fields: own.map(([name, inner]) => fieldOf(name, inner)),
    ...(objects.length > 1 && { shapes: objects.map(({ option }) => fieldOf('', option)) }),
  };
}

function defOf(schema: z.core.$ZodType) {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The shape that a value has or is to have: that whose first field it has, otherwise the first one. */
export function shapeOf(field: Field, value: unknown): Field {
  const has = ({ fields: [first] = [] }: Field) => first && valueAt(value, [first.name]) !== undefined;
  return field.shapes?.find(has) ?? field.shapes?.[0] ?? field;
}

function lengthOf({ checks = [] }: z.core.$ZodArrayDef): Pick<Field, 'maxItems'> {
  const check = checks.map(({ _zod }) => _zod.def).find(({ check }) => check === 'max_length');
  return check ? { maxItems: (check as z.core.$ZodCheckMaxLengthDef).maximum } : {};
}

/** The catalogue: a list of apps. */
const CATALOGUE = fieldOf('', catalogueSchema);

/** An app, with its fields. */
export const APP = fieldOf('', appSchema);

/** The fields of an app, in the order of the schema. */
export const FIELDS: readonly Field[] = APP.fields ?? [];

/**
 * The field at a path of the catalogue.
 *
 * @param path Begins with the position of an app. Empty for the catalogue itself.
 * @returns Undefined for an unknown field.
 * @example fieldAt([0, 'links', 'get'])
 */
export function fieldAt(path: readonly (string | number)[]): Field | undefined {
  let field: Field | undefined = CATALOGUE;
  for (const key of path) field = memberOf(field, key);
  return field;
}

/** The field of a part: an entry of a list, or a field of a group. Undefined for an unknown one. */
export function memberOf(field: Field | undefined, key: string | number): Field | undefined {
  return typeof key === 'number' ? field?.entry : field?.fields?.find(({ name }) => name === key);
}

/** The kinds of texts that people write, and read on a page or find by a search. */
const TEXT_KINDS: readonly FieldKind[] = ['text', 'paragraphs', 'price'];

/** A text of an app, and where it is. */
export interface FoundText {
  path: (string | number)[];
  text: string;
}

/**
 * All texts that people write in a value, in the order of the schema, and in all languages.
 *
 * @param field The field of the value. Parts with a type that the field does not have are skipped.
 * @param path Of the value.
 * @param kinds Of the texts. `paragraphs` are those that pages read as Markdown.
 */
export function* textsIn(
  field: Field,
  value: unknown,
  path: FoundText['path'],
  kinds: readonly FieldKind[] = TEXT_KINDS,
): Generator<FoundText> {
  const isText = kinds.includes(field.kind);
  if (isText && typeof value === 'string') yield { path, text: value };
  if (field.entry && Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsIn(field.entry, entry, [...path, index], kinds);
  if (!isObject(value)) return;
  const languages = isText ? Object.keys(value).map((name) => ({ ...field, name })) : [];
  for (const inner of field.fields ?? languages)
    yield* textsIn(inner, value[inner.name], [...path, inner.name], kinds);
}
