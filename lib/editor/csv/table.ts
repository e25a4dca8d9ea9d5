import type { JsonObject } from '@/lib/catalogue/json-path';
import { printableLines, quoted } from '@/lib/text/printable';
import { formatExact } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';
import { quoteCell } from './cells';
import { fromCells, headings, isWritten, REQUIRED_HEADINGS, toCells } from './columns';
import { parseTable } from './parse';
import { MAX_LETTERS } from './spreadsheets';

/** What can separate cells, by name. */
export const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
]);

/** Writes valid apps as CSV (RFC 4180), with a byte-order mark, by which Excel knows UTF-8. */
export function writeTable(apps: readonly JsonObject[], separator: string): string {
  const written = headings().map((_, position) => isWritten(apps, position));
  const rows = [headings(), ...apps.map(toCells)].map((row) =>
    row.filter((_, position) => written[position]),
  );
  return `\uFEFF${rows.map((cells) => `${cells.map(quoteCell).join(separator)}\r\n`).join('')}`;
}

/** The cells that Excel would cut, each in a sentence. */
export function cutCells(apps: readonly JsonObject[]): string[] {
  const limit = formatExact(MAX_LETTERS);
  return apps.flatMap((app, index) =>
    toCells(app).flatMap((cell, column) =>
      cell.length > MAX_LETTERS
        ? `row ${index + 2}, column ${quoted(headings()[column] ?? '')} has ${formatExact(cell.length)} letters. Excel cuts it after ${limit}, and the import then refuses it.`
        : [],
    ),
  );
}

/** The apps of a catalogue after an import. */
export interface ImportedApps {
  /** In the order of the catalogue. New ones come last, in the order of the rows. */
  edited: JsonObject[];
  /** The row of each of these apps. Undefined for one without a row. */
  rows: (number | undefined)[];
  /** The number of apps without a row. */
  missing: number;
  /** The headings of columns that the catalogue does not have. */
  ignored: string[];
}

/**
 * Applies a table to a catalogue. A column that the table does not have keeps its values.
 *
 * @param apps The valid apps of the catalogue, with their unknown fields.
 * @param isRemoving Whether apps without a row are removed.
 * @throws Error that lists what is refused: cells by row and heading, or headings.
 */
export function readTable(bytes: Uint8Array, apps: readonly JsonObject[], isRemoving = false): ImportedApps {
  const known = headings();
  const [firstRow = [], ...rows] = parseTable(bytes);
  const spellings = new Map(known.map((heading) => [plain(heading), heading]));
  const present = firstRow.map((cell) => spellings.get(plain(cell)) ?? cell.trim());
  refuseHeadings(present, known);
  const errors: string[] = [];
  const sources = new Map(apps.map(({ id }, index) => [String(id), index]));
  const edited = new Map<number, JsonObject>();
  const added: JsonObject[] = [];
  const rowOf = new Map<unknown, number>();
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const number = index + 2;
    const refuse = (heading: string, reason: string) =>
      errors.push(`row ${number}, column ${quoted(heading)} ${reason}`);
    const cells = new Map(
      present.flatMap((heading, position): [string, string][] => {
        const cell = row[position];
        return heading !== '' && cell !== undefined ? [[heading, cell]] : [];
      }),
    );
    const id = idOf(cells.get('id') ?? '');
    const source = sources.get(id);
    const before = source === undefined ? undefined : apps[source];
    errors.push(...strayCells(row, present, number), ...lostCells(cells, present, number, before));
    const value = fromCells(cells, before, refuse);
    const earlier = rowOf.get(id);
    if (id === '') refuse('id', 'is empty. Write the id of the app, or delete the row.');
    else if (earlier) refuse('id', `is ${quoted(id)}, as in row ${earlier}. Delete one of them.`);
    else rowOf.set(id, number);
    if (before && source !== undefined) {
      edited.set(source, value);
      continue;
    }
    const required = REQUIRED_HEADINGS.filter((heading) => !present.includes(heading));
    if (id !== '' && required.length > 0)
      refuse(
        'id',
        `is ${quoted(id)}, which no app has. A new app needs the column${required.length > 1 ? 's' : ''} ${listed(required)}.`,
      );
    added.push(value);
  }
  if (errors.length > 0) throw new Error(printableLines(errors));
  const kept = apps.flatMap((app, source) => {
    const value = edited.get(source) ?? (isRemoving ? undefined : app);
    return value ? [value] : [];
  });
  const result = [...kept, ...added];
  return {
    edited: result,
    rows: result.map(({ id }) => rowOf.get(String(id))),
    missing: apps.length - edited.size,
    ignored: present.filter((heading) => heading !== '' && !known.includes(heading)),
  };
}

function listed(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}

/** Spreadsheets and editors change the case and the white space of a heading. */
function plain(heading: string): string {
  return heading.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Spreadsheets can write `007` for 7. */
function idOf(cell: string): string {
  return cell
    .trim()
    .replace(/^'/, '')
    .replace(/^0+(?=\d+$)/, '');
}

/** Cells without a heading. A row that is longer than the headings can have a separator in a text without quotes. */
function strayCells(row: readonly string[], present: readonly string[], number: number): string[] {
  if (row.length > present.length)
    return [
      `row ${number} has ${plural(row.length, 'cell')} for ${plural(present.length, 'column')}. ${REMEDY}`,
    ];
  return row
    .filter((cell, position) => present[position] === '' && cell.trim() !== '')
    .map(
      (cell) =>
        `row ${number} has ${quoted(cell)} in a column without a heading. Write one, or empty the column.`,
    );
}

const REMEDY =
  'Delete the columns after the last heading, and write a text that has a separator in quotation marks.';

/** Excel leaves out empty cells at the end of a row. Where the app has a value, they can also be lost. */
function lostCells(
  cells: ReadonlyMap<string, string>,
  present: readonly string[],
  number: number,
  before: JsonObject | undefined,
): string[] {
  const old = before ? toCells(before) : [];
  const lost = headings().filter(
    (heading, position) => old[position] && !cells.has(heading) && present.includes(heading),
  );
  return lost.length > 0
    ? [
        `row ${number} ends before ${listed(lost)}, which the app has. Complete the row, or remove values with npm run edit.`,
      ]
    : [];
}

function refuseHeadings(present: readonly string[], known: readonly string[]): void {
  const twice = present.filter(
    (heading, index) => known.includes(heading) && present.indexOf(heading) !== index,
  );
  if (twice.length > 0)
    throw new Error(`The table has twice the column ${listed(twice)}. Delete one of them.`);
  if (!present.includes('id'))
    throw new Error(
      'The table has no column "id", which says of which app a row is. The first row has the headings.',
    );
}
