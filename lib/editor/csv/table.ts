import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { printableLines, quoted } from '@/lib/catalogue/printable';
import type { EditedApp, JsonObject } from '@/lib/editor/splice';
import { plural } from '@/lib/format';
import { quoteCell } from './cells';
import { fromCells, HEADINGS, toCells } from './columns';

/** What can separate cells, by name. */
export const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
]);

/** Writes valid apps as CSV (RFC 4180), with a byte-order mark, by which Excel knows UTF-8. */
export function writeTable(apps: readonly JsonObject[], separator: string): string {
  const rows = [HEADINGS, ...apps.map(toCells)];
  return `\uFEFF${rows.map((cells) => `${cells.map(quoteCell).join(separator)}\r\n`).join('')}`;
}

/** The apps of a catalogue after an import. */
export interface ImportedApps {
  /** In the order of the catalogue. New ones come last, in the order of the rows. */
  edited: EditedApp[];
  /** The number of apps without a row. */
  missing: number;
}

export interface ReadOptions {
  /** By default, the one between the headings. */
  separator?: string | undefined;
  /** Whether apps without a row are removed. */
  isRemoving?: boolean | undefined;
}

/**
 * Applies a table to a catalogue.
 *
 * @param apps The valid apps of the catalogue, with their unknown fields.
 * @throws Error that lists what is refused: cells by row and heading, or headings.
 */
export function readTable(
  bytes: Uint8Array,
  apps: readonly JsonObject[],
  { separator, isRemoving = false }: ReadOptions = {},
): ImportedApps {
  const [headings = [], ...rows] = parseTable(bytes, separator);
  refuseHeadings(headings);
  const errors: string[] = [];
  const sources = new Map(apps.map(({ id }, index) => [String(id), index]));
  const edited = new Map<number, JsonObject>();
  const added: EditedApp[] = [];
  const rowOf = new Map<unknown, number>();
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell === '')) continue;
    const number = index + 2;
    const refuse = (heading: string, reason: string) =>
      errors.push(`row ${number}, column ${quoted(heading)} ${reason}`);
    if (row.length !== headings.length)
      errors.push(
        `row ${number} has ${plural(row.length, 'cell')} for ${plural(headings.length, 'column')}.`,
      );
    const cells = new Map(headings.map((heading, position) => [heading, row[position] ?? '']));
    const id = cells.get('id')?.replace(/^'/, '') ?? '';
    const source = sources.get(id);
    const value = fromCells(cells, source === undefined ? undefined : apps[source], refuse);
    const earlier = rowOf.get(id);
    if (id === '') refuse('id', 'is empty.');
    else if (earlier) refuse('id', `is ${quoted(id)}, as in row ${earlier}.`);
    else rowOf.set(id, number);
    if (source === undefined) added.push({ source: null, value });
    else edited.set(source, value);
  }
  if (errors.length > 0) throw new Error(printableLines(errors));
  const kept = apps.flatMap((app, source) => {
    const value = edited.get(source) ?? (isRemoving ? undefined : app);
    return value ? [{ source, value }] : [];
  });
  return { edited: [...kept, ...added], missing: apps.length - edited.size };
}

/** Spreadsheets end rows by any line break, and leave out quotes that are not needed. */
function parseTable(bytes: Uint8Array, separator: string | undefined): string[][] {
  if (!isUtf8(bytes)) throw new Error('The table is not in UTF-8. Save it as “CSV UTF-8”.');
  const text = new TextDecoder().decode(bytes);
  // No heading contains a separator.
  const delimiter = separator ?? /[,;\t]/.exec(text)?.[0] ?? ',';
  try {
    return parse(text, { delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] });
  } catch (error) {
    throw new Error(`The table is not CSV: ${(error as Error).message}`);
  }
}

function refuseHeadings(headings: readonly string[]): void {
  const lists = {
    'has no column': HEADINGS.filter((heading) => !headings.includes(heading)),
    'has twice the column': headings.filter((heading, index) => headings.indexOf(heading) !== index),
    'has the unknown column': headings.filter((heading) => !HEADINGS.includes(heading)),
  };
  const errors = Object.entries(lists).flatMap(([reason, names]) =>
    names.length > 0 ? [`The table ${reason} ${names.map(quoted).join(', ')}.`] : [],
  );
  if (errors.length > 0) throw new Error(printableLines(errors));
}
