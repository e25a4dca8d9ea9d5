import { parse } from 'csv-parse/sync';
import { quoted } from '@/lib/catalogue/printable';

/** What a cell has: a text, a number, a date as `2026-11-20`, downloads (a number or a text), or a list of texts. */
export type CellKind = 'text' | 'count' | 'decimal' | 'date' | 'downloads' | 'list';

/** Says why a cell is refused, without its place. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

/**
 * What a spreadsheet takes for a formula, which can run commands, or for a number or a date, which it writes in another
 * form. An apostrophe before it prevents both. A text that begins with an apostrophe gets another.
 */
const MISREAD = /^['=+\-@\t\r\n]|^\d.{0,19}$/s;

/** Spreadsheets write whole numbers with more digits as `1.1E+11`. */
const MAX_DIGITS = 11;

/** The text of a cell. It is not quoted yet. */
export function encodeCell(value: unknown, kind: CellKind): string {
  if (value === undefined) return '';
  if (typeof value === 'number') {
    const isSafe = Number.isInteger(value) && String(value).length <= MAX_DIGITS;
    // With an apostrophe, downloads are a text.
    return isSafe || kind === 'downloads' ? String(value) : `'${value}`;
  }
  const text = kind === 'list' ? encodeList(value as string[]) : String(value);
  return MISREAD.test(text) || WRITTEN_BY_SPREADSHEET.test(text) ? `'${text}` : text;
}

function encodeList(texts: readonly string[]): string {
  return texts.map(quoteCell).join(', ');
}

/** Quotes a text with a quotation mark, a separator or a line break, or with white space at an end. */
export function quoteCell(text: string): string {
  return /["\r\n,;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Of these kinds, a cell has nothing else. */
const PATTERNS: Partial<Record<CellKind, { pattern: RegExp; example: string }>> = {
  count: { pattern: /^\d+$/, example: 'a whole number such as 1204331' },
  decimal: { pattern: /^\d+(\.\d+)?$/, example: 'a number with a point such as 4.7' },
  date: { pattern: /^\d{4}-\d\d-\d\d$/, example: 'a date such as 2026-11-20' },
};

/**
 * Reads a cell.
 *
 * @param before The value that the app has. It is returned if the cell still says it, with any line breaks: spreadsheets
 * replace those.
 * @returns undefined for an empty cell.
 * @throws CellError if a spreadsheet has changed the cell, or can have.
 */
export function decodeCell(cell: string, kind: CellKind, before: unknown): unknown {
  const isMarked = cell.startsWith("'");
  const text = isMarked ? cell.slice(1) : cell;
  if (withLineFeeds(cell) === withLineFeeds(encodeCell(before, kind))) return before;
  if (text === '' || text === before) return text || undefined;
  const { pattern, example } = PATTERNS[kind] ?? {};
  if (pattern && !pattern.test(text)) throw new CellError(`is ${quoted(cell)}, which is not ${example}.`);
  if (kind === 'count' || kind === 'decimal' || (kind === 'downloads' && /^\d+$/.test(cell)))
    return Number(text);
  refuseDamage(cell, kind === 'list' && before ? encodeList(before as string[]) : before);
  return kind === 'list' ? decodeList(text) : text;
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const MONTH = '(?:Jan|Feb|Mar|Mär|Mrz|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez)\\.?';

/** Numbers, dates and errors as spreadsheets write them: `1.1E+11`, `20.11.2026`, `11/20/26`, `04. Jul`, `#NAME?`. */
const WRITTEN_BY_SPREADSHEET = new RegExp(
  [
    '[\\d.,]+E[+-]\\d{2,}',
    '\\d{1,2}\\.\\d{1,2}\\.\\d{4}',
    '\\d{1,2}([/-])\\d{1,2}\\1\\d{2,4}',
    `\\d{1,2}[.-] ?${MONTH}`,
    `${MONTH}[ -]\\d{2}`,
    '#(?:\\p{Lu}[\\p{Lu}\\d/]+[!?]|N/A|NV)',
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'u',
);

/** Refuses a text that a spreadsheet can have made of the text before. An apostrophe says that it is meant. */
function refuseDamage(cell: string, before: unknown): void {
  const isMarked = cell.startsWith("'");
  if (!isMarked && WRITTEN_BY_SPREADSHEET.test(cell))
    throw new CellError(`is ${quoted(cell)}, as a spreadsheet writes a number, a date or an error. ${AGAIN}`);
  if (typeof before !== 'string') return;
  // Excel treats an apostrophe typed at the start of a cell as a text marker, and does not write it to the file.
  const hasLostMark = isMarked && before.startsWith("'") && !cell.startsWith("''");
  if (hasLostMark || (!isMarked && isDamaged(cell, before)))
    throw new CellError(`is ${quoted(cell)}, and was ${quoted(before)}. ${AGAIN}`);
}

const AGAIN =
  'If a spreadsheet has changed it, type it again. The text itself is what follows an apostrophe; in Excel, type two.';

/** Whether a text has lost what spreadsheets remove: zeros, signs at its start, letters that an encoding lacks. */
function isDamaged(text: string, before: string): boolean {
  const isSameNumber = /^[\d.]+$/.test(before) && Number(before) === Number(text);
  const hasLostStart = before.replace(/^['=+\-@\s0]+/, '') === text;
  const hasLostLetters = before.replace(/[^\s -~]/g, '?') === text;
  return isSameNumber || hasLostStart || hasLostLetters;
}

/** Entries are separated by commas or line breaks, and quoted as cells are. */
function decodeList(text: string): string[] {
  try {
    const options = { trim: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] };
    const lines: string[][] = parse(text, options);
    return lines.flat().filter((entry) => entry !== '');
  } catch {
    throw new CellError(`is ${quoted(text)}, in which a quotation mark is missing.`);
  }
}
