import { APP, FIELDS, type Field, memberOf } from '@/lib/catalogue/field-tree';
import { isObject, type JsonObject, valueAt } from '@/lib/catalogue/json-path';
import { oncePerList } from '@/lib/catalogue/once-per-list';
import { APP_FIELDS, type App, type FieldName, STAR_LEVELS } from '@/lib/catalogue/schema';
import { textIn, withText } from '@/lib/editor/localized-text';
import { withMember } from '@/lib/editor/with-member';
import { quoted } from '@/lib/text/printable';
import { type CellKind, decodeCell, encodeCell } from './cells';
import { listIn, withList } from './language-lists';
import { CellError } from './spreadsheets';

/** A column of the table. */
interface Column {
  heading: string;
  kind: CellKind;
  field: FieldName;
  /** What the column has of the field. Empty for the whole field. */
  path: readonly (string | number)[];
  /** Of texts that can be in several languages: that which the column has. */
  language?: string;
}

/** The columns of a table, for the languages of a site. */
export interface Columns {
  all: readonly Column[];
  /** Their headings, in their usual order. */
  headings: readonly string[];
  /** The language of the site. */
  own: string;
}

/** The column of ratings with other names than the star levels, or in another order. */
const OTHER_RATINGS = 'other ratings';

/** Number of entries of a list without a limit that have columns. Others stay as they are. */
const MAX_ENTRIES = 20;

/** What is before the names of the fields of a group. */
const PREFIXES: Readonly<Record<string, string>> = { links: 'link ', status: '' };

/**
 * The columns for the languages of a site. That of a text is followed by one for each language but the first, such as
 * `title (de)`.
 */
export const columnsFor = oncePerList((languages: readonly string[]): Columns => {
  const [own = '', ...others] = languages;
  const all = FIELDS.flatMap(columnsOf).flatMap((column) =>
    column.language === undefined
      ? [column]
      : [
          { ...column, language: own },
          ...others.map((language) => ({
            ...column,
            language,
            heading: `${column.heading} (${language})`,
          })),
        ],
  );
  return { all, own, headings: all.map(({ heading }) => heading) };
});

/** Those of texts have an empty language. */
function columnsOf(field: Field): Column[] {
  const { kind, fields, entry, maxItems = MAX_ENTRIES } = field;
  const name = field.name as FieldName;
  const part = (heading: string, inner: Field | CellKind, ...path: Column['path']): Column => ({
    heading,
    kind: typeof inner === 'string' ? inner : cellKindOf(inner),
    field: name,
    path,
    ...(typeof inner !== 'string' && isText(inner) && { language: '' }),
  });
  if (name === 'ratings')
    return [
      ...STAR_LEVELS.map((level) => part(level, 'count', level)),
      part(OTHER_RATINGS, 'list', OTHER_RATINGS),
    ];
  if (kind === 'group')
    return (fields ?? []).map((inner) =>
      part(`${PREFIXES[name] ?? `${name} `}${spaced(inner.name)}`, inner, inner.name),
    );
  if (!entry?.fields) return [part(name, field)];
  return Array.from({ length: maxItems }, (_, index) => index).flatMap((index) =>
    (entry.fields ?? []).map((inner) =>
      part(`${entry.label.toLowerCase()} ${index + 1} ${inner.name}`, inner, index, inner.name),
    ),
  );
}

/** Whether a field has texts that can be in several languages: it is one, or a list of them. */
function isText({ isTranslatable, entry }: Field): boolean {
  return isTranslatable === true || entry?.isTranslatable === true;
}

/** @example spaced('replacedBy') // 'replaced by' */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function cellKindOf({ kind, entry }: Field): CellKind {
  switch (kind) {
    case 'id':
    case 'count':
    case 'decimal':
    case 'downloads':
    case 'date':
    case 'price':
      return kind;
    case 'list':
      return entry?.kind === 'id' ? 'ids' : kind;
    default:
      return 'text';
  }
}

/** The headings of the columns without which no app can be added. */
export const REQUIRED_HEADINGS: readonly string[] = FIELDS.filter(({ isRequired }) => isRequired).map(
  ({ name }) => name,
);

/**
 * Whether the table of apps has a column, by its position: of a list, those of one entry more than the longest one has. Of
 * another language than that of the site, those of which an app has some text.
 */
export function isWritten(apps: readonly JsonObject[], { all, own }: Columns, position: number): boolean {
  const column = all[position];
  if (!column) return false;
  const { field, path, language = own } = column;
  if (language !== own) return apps.some((app) => partOf(app, column) !== undefined);
  const [entry] = path;
  return typeof entry !== 'number' || entry === 0 || apps.some((app) => valueAt(app, [field, entry - 1]));
}

/** The cells of a valid app, in the order of the headings. */
export function toCells(app: JsonObject, { all, own }: Columns): string[] {
  return all.map((column) => encodeCell(shownIn(column, partOf(app, column), own), column.kind));
}

/** What a cell has of a value: of a text in several languages, one. */
function shownIn({ language, kind }: Column, value: unknown, own: string): unknown {
  if (language === undefined) return value;
  return kind === 'list' ? listIn(value, language, own) : textIn(value, language, own);
}

/** The value that a column has of an app, with all languages. */
function partOf(app: JsonObject, { field: name, path }: Pick<Column, 'field' | 'path'>): unknown {
  return valueAt(name === 'ratings' ? byHeading(app.ratings as App['ratings']) : app[name], path);
}

function byHeading(ratings: App['ratings'] = []): JsonObject {
  const names = ratings.map(({ name }) => name);
  const usual = STAR_LEVELS.filter((name) => names.includes(name));
  if (JSON.stringify(names) === JSON.stringify(usual))
    return Object.fromEntries(ratings.map(({ name, count }) => [name, count]));
  return { [OTHER_RATINGS]: ratings.map(({ name, count }) => `${name}: ${count}`) };
}

/**
 * Makes the app of a row.
 *
 * @param cells By heading. A column that has none keeps its value, and so does a language.
 * @param before The app that the catalogue has. What has no column, and fields that the row does not change, stay.
 * @param refuse Is called for each cell that is refused.
 */
export function fromCells(
  cells: ReadonlyMap<string, string>,
  before: JsonObject | undefined,
  { all, own }: Columns,
  refuse: (heading: string, reason: string) => void,
): JsonObject {
  const attempt = (heading: string, read: () => unknown) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      refuse(heading, error.message);
    }
  };
  // The columns of a text follow each other, that of the site's language first. Each changes what those before it have made.
  const parts: Part[] = [];
  for (const column of all) {
    const { heading, kind, language = own } = column;
    const isOther = language !== own;
    const part = (isOther && parts.pop()) || {
      ...column,
      value: before && partOf(before, column),
      isChanged: false,
    };
    const whole = before && partOf(before, column);
    const old = shownIn(column, whole, own);
    const cell = cells.get(heading);
    const value = cell === undefined ? old : attempt(heading, () => decodeCell(cell, kind, old));
    const isChanged = value !== old;
    const set = () => withCell(column, part.value, value, own);
    parts.push(isChanged ? { ...part, value: attempt(heading, set), isChanged } : part);
  }
  let app = { ...before };
  for (const name of APP_FIELDS) {
    const own = parts.filter((part) => part.field === name);
    if (before && !own.some(({ isChanged }) => isChanged)) continue;
    const old = before?.[name];
    const value =
      name === 'ratings'
        ? attempt(OTHER_RATINGS, () =>
            toRatings(compose(own, undefined, undefined), (old ?? []) as NonNullable<App['ratings']>),
          )
        : compose(own, old, memberOf(APP, name));
    app = withMember(app, name, value, APP);
  }
  return app;
}

/** Sets what a cell has of a value. @throws CellError */
function withCell({ kind, language }: Column, value: unknown, cell: unknown, own: string): unknown {
  if (language === undefined) return cell;
  return kind === 'list' ? withList(value, language, cell, own) : withText(value, language, cell, own);
}

/** What a row has of a field. */
interface Part extends Pick<Column, 'field' | 'path'> {
  value: unknown;
  isChanged: boolean;
}

/** Makes a value of its parts, and of what else it has had. Undefined if there is no part. */
function compose(
  parts: readonly Pick<Part, 'path' | 'value'>[],
  before: unknown,
  field: Field | undefined,
): unknown {
  if (parts[0]?.path.length === 0) return parts[0].value;
  const keys = [...new Set(parts.map(({ path }) => path[0] ?? ''))];
  const entries = keys.map((key) => {
    const inner = parts.filter(({ path }) => path[0] === key);
    const value = compose(
      inner.map((part) => ({ ...part, path: part.path.slice(1) })),
      valueAt(before, [key]),
      memberOf(field, key),
    );
    return [key, value] as const;
  });
  const isList = typeof keys[0] === 'number';
  const rest = isList && Array.isArray(before) ? before.slice(keys.length) : [];
  const values = entries.flatMap(([, value]) => (value === undefined ? [] : [value]));
  if (values.length + rest.length === 0) return undefined;
  if (isList) return [...values, ...rest];
  return entries.reduce(
    (object, [key, value]) => withMember(object, String(key), value, field),
    isObject(before) ? before : {},
  );
}

/**
 * @param parts By heading.
 * @returns Undefined without a part.
 */
function toRatings(parts: unknown, before: NonNullable<App['ratings']>): App['ratings'] {
  if (parts === undefined) return undefined;
  const { [OTHER_RATINGS]: others = [], ...counts } = parts as JsonObject;
  const levels = Object.entries(counts).map(([name, count]) => ({ name, count: count as number }));
  const named = (others as string[]).map((entry) => {
    const [, name, count] = /^(.*): (\d+)$/s.exec(entry) ?? [];
    if (name === undefined) throw new CellError(`has ${quoted(entry)}, which is not as "Good: 12, Poor: 3".`);
    return { name, count: Number(count) };
  });
  if (levels.length > 0 && named.length > 0)
    throw new CellError('is not empty, and neither are columns of stars.');
  return [...levels, ...named].map((level) => {
    const old = before.find(({ name }) => name === level.name);
    return { ...old, ...level };
  });
}
