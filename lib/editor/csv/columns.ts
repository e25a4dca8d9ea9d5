import { APP, FIELDS, type Field } from '@/lib/catalogue/field-tree';
import { type JsonObject, valueAt } from '@/lib/catalogue/json-path';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { type App, STAR_LEVELS } from '@/lib/catalogue/schema';
import { textIn, withText } from '@/lib/editor/localized-text';
import { withField, withMember } from '@/lib/editor/with-field';
import { site } from '@/lib/site';
import { quoted } from '@/lib/text/printable';
import { type CellKind, decodeCell, encodeCell } from './cells';
import { listIn, refuseLost, withList } from './language-lists';
import { CellError } from './spreadsheets';

/** A column of the table. */
interface Column {
  heading: string;
  kind: CellKind;
  /** Of what the column has, in an app as `inColumns` returns it. */
  path: readonly [field: string, ...(string | number)[]];
  /** Of texts that can be in several languages: that which the column has. */
  language?: string;
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
const columnsFor = memoizeByList(([own = '', ...others]: readonly string[]): readonly Column[] =>
  FIELDS.flatMap(columnsOf).flatMap((column) =>
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
  ),
);

/** The headings of all columns, in their usual order. */
export function headings(): string[] {
  return columnsFor(site.languages).map(({ heading }) => heading);
}

/** What a column has of a field. */
type Part = Pick<Field, 'kind' | 'entry' | 'isTranslatable'>;

/** Those of texts have an empty language. */
function columnsOf(field: Field): Column[] {
  const { name, kind, fields, entry, maxItems = MAX_ENTRIES } = field;
  const part = (heading: string, inner: Part, ...path: (string | number)[]): Column => ({
    heading,
    kind: inner.entry?.kind === 'id' ? 'ids' : inner.kind,
    path: [name, ...path],
    ...((inner.isTranslatable || inner.entry?.isTranslatable) && { language: '' }),
  });
  if (name === 'ratings')
    return [
      ...STAR_LEVELS.map((level) => part(level, { kind: 'count' }, level)),
      part(OTHER_RATINGS, { kind: 'list' }, OTHER_RATINGS),
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

/** @example spaced('replacedBy') // 'replaced by' */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The headings of the columns without which no app can be added. */
export const REQUIRED_HEADINGS: readonly string[] = FIELDS.filter(({ isRequired }) => isRequired).map(
  ({ name }) => name,
);

/**
 * Whether the table of apps has a column, by its position: of a list, those of one entry more than the longest one has. Of
 * another language than that of the site, those of which an app has some text.
 */
export function isWritten(apps: readonly JsonObject[], position: number): boolean {
  const column = columnsFor(site.languages)[position];
  if (!column) return false;
  const { path, language = site.languages[0] } = column;
  if (language !== site.languages[0]) return apps.some((app) => valueAt(app, path) !== undefined);
  const [field, entry] = path;
  return typeof entry !== 'number' || entry === 0 || apps.some((app) => valueAt(app, [field, entry - 1]));
}

/** The cells of a valid app, in the order of the headings. */
export function toCells(app: JsonObject): string[] {
  const values = inColumns(app);
  return columnsFor(site.languages).map((column) => encodeCell(shownIn(column, values), column.kind));
}

/** What a column has of an app: of a text in several languages, one. */
function shownIn({ path, language, kind }: Column, values: JsonObject): unknown {
  const value = valueAt(values, path);
  if (language === undefined) return value;
  return kind === 'list' ? listIn(value, language) : textIn(value, language);
}

/** The lists whose entries have several columns. */
const LISTS = FIELDS.filter(({ name, entry }) => entry?.fields && name !== 'ratings');

/** An app as its columns have it: with its ratings by heading, and with an entry of a list for each of its columns. */
function inColumns(app: JsonObject): JsonObject {
  const lists = LISTS.map(({ name, maxItems = MAX_ENTRIES }) => {
    const entries = (app[name] ?? []) as JsonObject[];
    return [name, [...entries, ...Array.from({ length: maxItems - entries.length }, () => ({}))]];
  });
  return { ...app, ...Object.fromEntries(lists), ratings: byHeading(app.ratings as App['ratings']) };
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
  refuse: (heading: string, reason: string) => void,
): JsonObject {
  const attempt = (heading: string, change: () => void) => {
    try {
      change();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      refuse(heading, error.message);
    }
  };
  const old = inColumns(before ?? {});
  const changed = new Set<string>();
  let values = old;
  for (const column of columnsFor(site.languages)) {
    const { heading, kind, path } = column;
    const cell = cells.get(heading);
    if (cell === undefined) continue;
    attempt(heading, () => {
      const shown = shownIn(column, old);
      const value = decodeCell(cell, kind, shown);
      if (value === shown) {
        if (kind === 'list' && column.language !== undefined)
          refuseLost(valueAt(old, path), valueAt(values, path), column.language);
        return;
      }
      values = withField(values, path, withCell(column, valueAt(values, path), value));
      changed.add(path[0]);
    });
  }
  let app = { ...before };
  for (const name of changed)
    attempt(OTHER_RATINGS, () => {
      app = withMember(app, name, fieldOf(name, values[name], before), APP);
    });
  return app;
}

/** Sets what a cell has of a value. @throws CellError */
function withCell({ kind, language }: Column, value: unknown, cell: unknown): unknown {
  if (language === undefined) return cell;
  return kind === 'list' ? withList(value, language, cell) : withText(value, language, cell);
}

/** The value of a field, of what its columns have. Undefined if they have nothing. */
function fieldOf(name: string, value: unknown, before: JsonObject | undefined): unknown {
  if (name === 'ratings')
    return toRatings(value as JsonObject | undefined, (before as App | undefined)?.ratings);
  const list = LISTS.find((list) => list.name === name);
  if (!list) return value;
  // What is left of an entry whose cells are empty are fields that are not known.
  const entries = (value as JsonObject[]).filter((entry) =>
    list.entry?.fields?.some((field) => Object.hasOwn(entry, field.name)),
  );
  return entries.length > 0 ? entries : undefined;
}

/** @param values By heading. */
function toRatings(values: JsonObject = {}, before: App['ratings'] = []): App['ratings'] {
  const others = (values[OTHER_RATINGS] ?? []) as string[];
  const levels = STAR_LEVELS.filter((name) => Object.hasOwn(values, name));
  const named = others.map((entry) => {
    const [, name, count] = /^(.*): (\d+)$/s.exec(entry) ?? [];
    if (name === undefined) throw new CellError(`has ${quoted(entry)}, which is not as "Good: 12, Poor: 3".`);
    return { name, count: Number(count) };
  });
  if (levels.length > 0 && named.length > 0)
    throw new CellError('is not empty, and neither are columns of stars.');
  const ratings = [...levels.map((name) => ({ name, count: values[name] as number })), ...named];
  if (ratings.length === 0) return undefined;
  return ratings.map((level) => ({ ...before.find(({ name }) => name === level.name), ...level }));
}
