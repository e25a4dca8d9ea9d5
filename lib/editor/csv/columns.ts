import { APP, FIELDS, type Field, memberOf } from '@/lib/catalogue/fields';
import { isObject, type JsonObject, valueAt } from '@/lib/catalogue/json-path';
import { APP_FIELDS, type App, type FieldName, STAR_LEVELS } from '@/lib/catalogue/schema';
import { withMember } from '@/lib/editor/with-member';
import { quoted } from '@/lib/text/printable';
import { type CellKind, decodeCell, encodeCell } from './cells';
import { CellError } from './spreadsheets';

/** A column of the table. */
interface Column {
  heading: string;
  kind: CellKind;
  field: FieldName;
  /** What the column has of the field. Empty for the whole field. */
  path: readonly (string | number)[];
}

/** The column of ratings with other names than the star levels, or in another order. */
const OTHER_RATINGS = 'other ratings';

/** Number of entries of a list without a limit that have columns. Others stay as they are. */
const MAX_ENTRIES = 20;

/** What is before the names of the fields of a group. */
const PREFIXES: Readonly<Record<string, string>> = { links: 'link ', status: '' };

const COLUMNS: readonly Column[] = FIELDS.flatMap(columnsOf);

function columnsOf(field: Field): Column[] {
  const { kind, fields, entry, maxItems = MAX_ENTRIES } = field;
  const name = field.name as FieldName;
  const part = (heading: string, kind: CellKind, ...path: Column['path']) => ({
    heading,
    kind,
    field: name,
    path,
  });
  if (name === 'ratings')
    return [
      ...STAR_LEVELS.map((level) => part(level, 'count', level)),
      part(OTHER_RATINGS, 'list', OTHER_RATINGS),
    ];
  if (kind === 'group')
    return (fields ?? []).map((inner) =>
      part(`${PREFIXES[name] ?? `${name} `}${spaced(inner.name)}`, cellKindOf(inner), inner.name),
    );
  if (!entry?.fields) return [part(name, cellKindOf(field))];
  return Array.from({ length: maxItems }, (_, index) => index).flatMap((index) =>
    (entry.fields ?? []).map((inner) =>
      part(`${entry.label.toLowerCase()} ${index + 1} ${inner.name}`, cellKindOf(inner), index, inner.name),
    ),
  );
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

/** The headings of all columns, in their usual order. */
export const HEADINGS: readonly string[] = COLUMNS.map(({ heading }) => heading);

/** The headings of the columns without which no app can be added. */
export const REQUIRED_HEADINGS = HEADINGS.filter((heading) =>
  FIELDS.some(({ name, isRequired }) => isRequired && name === heading),
);

/** Whether the table of apps has a column, by its position: of a list, those of one entry more than the longest one has. */
export function isWritten(apps: readonly JsonObject[], position: number): boolean {
  const { field = 'id', path = [] } = COLUMNS[position] ?? {};
  const [entry] = path;
  return typeof entry !== 'number' || entry === 0 || apps.some((app) => valueAt(app, [field, entry - 1]));
}

/** The cells of a valid app, in the order of the headings. */
export function toCells(app: JsonObject): string[] {
  return COLUMNS.map((column) => encodeCell(partOf(app, column), column.kind));
}

/** The value that a column has of an app. */
function partOf(app: JsonObject, { field: name, path }: Column): unknown {
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
 * @param cells By heading. A column that has none keeps its value.
 * @param before The app that the catalogue has. What has no column, and fields that the row does not change, stay.
 * @param refuse Is called for each cell that is refused.
 */
export function fromCells(
  cells: ReadonlyMap<string, string>,
  before: JsonObject | undefined,
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
  const parts = COLUMNS.map((column): Part => {
    const { heading, kind } = column;
    const old = before && partOf(before, column);
    const cell = cells.get(heading);
    const value = cell === undefined ? old : attempt(heading, () => decodeCell(cell, kind, old));
    return { ...column, value, isChanged: value !== old };
  });
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
