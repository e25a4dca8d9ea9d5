import { parse } from 'csv-parse/sync';
import { isObject } from '@/lib/catalogue/json-path';
import { withLineFeeds } from '@/lib/catalogue/plain-text';
import type { FieldKind } from '@/lib/catalogue/schema';
import { isDate } from '@/lib/editor/input';
import { isLikeAmount, readMoney, writeMoney } from '@/lib/editor/price';
import { type AppId, isId, parseId } from '@/lib/id';
import { quoted } from '@/lib/text/printable';
import { CellError, needsApostrophe, refuseCut, refuseDamage } from './spreadsheets';

/** What a cell has: the value of a field of a kind, of which a list is one of texts, or a list of ids. */
export type CellKind = FieldKind | 'ids';

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
  if (isObject(value)) return writeMoney(value);
  const text = isList(kind) ? encodeList(value as AppId[]) : String(value);
  const isMarked = needsApostrophe(text) || (kind === 'price' && isLikeAmount(text));
  return isMarked ? `'${text}` : text;
}

function isList(kind: CellKind): boolean {
  return kind === 'list' || kind === 'ids';
}

function encodeList(entries: readonly AppId[]): string {
  return entries.map((entry) => quoteCell(String(entry))).join(', ');
}

/** Quotes a text with a quotation mark, a separator or a line break, or with white space at an end. */
export function quoteCell(text: string): string {
  return /["\r\n,;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Reads a cell.
 *
 * @param before The value that the app has. It is returned if the cell still says it, with any line breaks: spreadsheets
 * replace those.
 * @returns undefined for an empty cell.
 * @throws CellError if a spreadsheet has changed the cell, or can have, or if it can be read in two ways.
 */
export function decodeCell(cell: string, kind: CellKind, before: unknown): unknown {
  const isMarked = cell.startsWith("'");
  const text = isMarked ? cell.slice(1) : cell;
  const unchanged = encodeCell(before, kind);
  if (withLineFeeds(cell) === withLineFeeds(unchanged)) return before;
  refuseCut(cell, unchanged);
  const old = isList(kind) && before ? encodeList(before as AppId[]) : before;
  if (text === '') return undefined;
  if (text === old) return before;
  const isWhole = /^\s*\d+\s*$/;
  if (
    kind === 'count' ||
    (kind === 'downloads' && isWhole.test(cell)) ||
    (kind === 'id' && isWhole.test(text))
  )
    return decodeCount(text);
  // Programs write 7.0 for a 7 in a column with an empty cell.
  if (kind === 'id' && (/^\s*\d+\.0+\s*$/.test(cell) || !isId(text.trim())))
    throw new CellError(`is ${quoted(text)}, which is neither a whole number nor a name such as quill-2.`);
  if (kind === 'decimal') return decodeDecimal(text);
  if (kind === 'date') return decodeDate(text);
  const money = kind === 'price' && !isMarked ? readMoney(cell) : undefined;
  if (money) return money;
  if (kind === 'price' && !isMarked && isLikeAmount(cell))
    throw new CellError(
      `is ${quoted(cell)}. Write an amount such as 4.99 EUR, or an apostrophe before a text, which pages show unchanged.`,
    );
  // Digits and separators: which of them is the decimal one depends on the country.
  if (kind === 'downloads' && /^[\d.,'’\s]+$/.test(cell) && !isMarked)
    throw new CellError(
      `is ${quoted(cell)}. Write a number without separators, or an apostrophe before a text, which pages show unchanged.`,
    );
  refuseDamage(cell, old);
  if (kind === 'ids') return decodeList(text).map(decodeId);
  if (kind === 'list') return decodeList(text);
  return kind === 'id' ? text.trim() : text;
}

function decodeCount(text: string): number {
  const number = Number(text);
  if (!/^\s*\d+\s*$/.test(text))
    throw new CellError(
      `is ${quoted(text)}, which is not a whole number without separators such as 1204331.`,
    );
  if (!Number.isSafeInteger(number))
    throw new CellError(`is ${quoted(text)}, which is greater than ${Number.MAX_SAFE_INTEGER}.`);
  return number;
}

function decodeId(text: string): AppId {
  const id = parseId(text);
  if (id === undefined)
    throw new CellError(`has ${quoted(text)}, which is neither a whole number nor a name such as quill-2.`);
  return id;
}

/** Decimals after a point or a comma. No number of this kind has thousands. */
function decodeDecimal(text: string): number {
  if (!/^\s*\d+([.,]\d+)?\s*$/.test(text))
    throw new CellError(`is ${quoted(text)}, which is not a number such as 4.7 or 4,7.`);
  return Number(text.replace(',', '.'));
}

/** How countries write a day. Between slashes and hyphens, day and month have no common order. */
const DATES = [
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^(?<day>\d{1,2})([-/])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<month>\d{1,2})([-/])(?<day>\d{1,2})\2(?<year>\d{4})$/,
];

function decodeDate(text: string): string {
  const readings = DATES.flatMap((form) => {
    const { year = '', month = '', day = '' } = form.exec(text.trim())?.groups ?? {};
    const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    return isDate(date) ? [date] : [];
  });
  const [date, other = date] = new Set(readings);
  if (!date) throw new CellError(`is ${quoted(text)}, which is not a date such as 2026-11-20. ${AS_TEXT}`);
  if (other !== date) throw new CellError(`is ${quoted(text)}, which can be ${date} or ${other}. ${AS_TEXT}`);
  return date;
}

const AS_TEXT = "Type it with an apostrophe, so that it is not changed: '2026-11-20.";

/** Entries are separated by commas or line breaks, and quoted as cells are. */
function decodeList(text: string): string[] {
  try {
    const options = { trim: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] };
    const lines = parse(text, options);
    return lines.flat().filter((entry) => entry !== '');
  } catch {
    throw new CellError(`is ${quoted(text)}, in which a quotation mark is missing.`);
  }
}
