import schema from '@/lib/catalogue/appsData.schema.json';
import { type App, appSchema } from '@/lib/catalogue/schema';

/** The usual names of the star levels. */
export const STAR_LEVELS = ['1 star', '2 star', '3 star', '4 star', '5 star'];

/** How a form shows a field. */
export type FieldKind =
  | 'text'
  /** A text of several lines. */
  | 'paragraphs'
  | 'number'
  /** A number, or a text such as `500K+`. */
  | 'downloads'
  | 'date'
  | 'picture'
  /** An object. */
  | 'group'
  | 'list';

/** A field of an app, as the JSON Schema of the catalogue describes it. */
export interface Field {
  /** The name in the file. Empty for an entry of a list. */
  name: string;
  kind: FieldKind;
  /** Empty for an entry of a list of texts. */
  label: string;
  hint: string;
  example: string;
  isRequired: boolean;
  /** Of a list. */
  maxItems?: number;
  /** Of a list: its entries. */
  entry?: Field;
  /** Of a group. */
  fields?: Field[];
}

/** The part of JSON Schema that the catalogue uses. */
interface Schema {
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: string;
  anyOf?: Schema[];
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const PARAGRAPHS: readonly string[] = ['description', 'changes'] satisfies (keyof App)[];
const DATES: readonly string[] = ['added', 'updated'] satisfies (keyof App)[];

function kindOf(name: string, { type, anyOf }: Schema): FieldKind {
  if (anyOf) return 'downloads';
  if (type === 'array') return 'list';
  if (type === 'object') return 'group';
  if (type === 'integer' || type === 'number') return 'number';
  if (name === 'image') return 'picture';
  if (DATES.includes(name)) return 'date';
  return PARAGRAPHS.includes(name) ? 'paragraphs' : 'text';
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const { title = '', description = '', examples = [], maxItems, items } = schema;
  const [example] = examples;
  return {
    name,
    kind: kindOf(name, schema),
    label: title,
    hint: description,
    example: typeof example === 'object' || example === undefined ? '' : String(example),
    isRequired,
    ...(maxItems !== undefined && { maxItems }),
    ...(items && { entry: fieldOf('', items, true) }),
    ...(schema.properties && { fields: fieldsOf(schema) }),
  };
}

function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));
}

/** The fields of an app, in the order of the schema. */
export const FIELDS: readonly Field[] = fieldsOf(schema.items as Schema);

/** Whether a text is a day of the calendar, as `2026-11-20`. */
export function isDate(text: string): boolean {
  return appSchema.shape.added.safeParse(text).success;
}

/**
 * The value of a typed text. A text that is no number stays text, so that the check names it: also a number that
 * JavaScript would round.
 *
 * @param before The value until then. If all its lines end with `\r\n`, those of the result do, too: browsers type `\n`.
 * @returns Undefined if the field is left out.
 */
export function parseTyped(
  { kind, isRequired }: Pick<Field, 'kind' | 'isRequired'>,
  typed: string,
  before?: unknown,
): unknown {
  const text = typed.trim();
  if (kind === 'number' || kind === 'downloads') {
    if (text === '') return undefined;
    const number = Number(text);
    return /^-?\d+(\.\d*)?$/.test(text) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : typed;
  }
  if (typed === '' && !isRequired) return undefined;
  return isCrlf(before) ? typed.replace(/\r?\n/g, '\r\n') : typed;
}

function isCrlf(text: unknown): boolean {
  return typeof text === 'string' && text.includes('\r\n') && !text.replaceAll('\r\n', '').includes('\n');
}

/** A new app: all required fields, without their texts. */
export function newApp(id: number): Record<string, unknown> {
  const ratings = STAR_LEVELS.map((name) => ({ name, count: 0 }));
  const texts = { image: '', title: '', companyName: '', description: '' };
  return { id, ...texts, downloads: 0, ratingAvg: 0, reviews: 0, ratings };
}
