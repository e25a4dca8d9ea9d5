import { withLineFeeds } from '@/lib/catalogue/plain-text';
import { quoted } from '@/lib/text/printable';
import { formatExact } from '@/lib/texts/en/format';

/** Says why a cell is refused, without its place. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

/** Excel keeps no more letters in a cell, in UTF-16 code units. */
export const MAX_LETTERS = 32_767;

/**
 * What a spreadsheet takes for a formula, which can run commands, or for a number, an amount or a date, which it writes
 * in another form. An apostrophe before it prevents both. A text that begins with an apostrophe gets another.
 */
const MISREAD = /^['=+\-@\t\r\n]|^[\s(.$€£¥]?\p{Nd}.{0,19}$/su;

/** In the languages of most spreadsheets. */
const BOOLEANS = 'TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERDADERO|FALSO|VERO|WAAR|ONWAAR|VERDADEIRO';
const BOOLEAN = new RegExp(`^(?:${BOOLEANS})$`, 'i');

const MONTH = '(?:Jan|Feb|Mar|Mär|Mrz|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez)\\.?';

/** A month with a day or a year: `March 7`, `MAR1`, `Mai 2026`. */
const TAKEN_FOR_DATE = new RegExp(`^${MONTH}\\p{L}*\\.?[ -]?\\d{1,4}(?:,? \\d{4})?$`, 'iu');

/**
 * Numbers, dates, booleans and errors as spreadsheets write them: `1.1E+11`, `20.11.2026`, `11/20/26`, `04. Jul`, `TRUE`,
 * `#NAME?`.
 */
const WRITTEN_BY_SPREADSHEET = new RegExp(
  [
    '[\\d.,]+E[+-]\\d{2,}',
    '\\d{1,2}\\.\\d{1,2}\\.\\d{4}',
    '\\d{1,2}([/-])\\d{1,2}\\1\\d{2,4}',
    `\\d{1,2}[.-] ?${MONTH}`,
    `${MONTH}[ -]\\d{2}`,
    BOOLEANS,
    '#(?:\\p{Lu}[\\p{Lu}\\d/]+[!?]|N/A|NV)',
  ]
    .map((form) => `^(?:${form})$`)
    .join('|'),
  'u',
);

/** Whether a spreadsheet changes a text, or runs it, unless there is an apostrophe before it. */
export function needsApostrophe(text: string): boolean {
  return [MISREAD, TAKEN_FOR_DATE, BOOLEAN, WRITTEN_BY_SPREADSHEET].some((form) => form.test(text));
}

/** Refuses a text that a spreadsheet can have made of the text before. An apostrophe says that it is meant. */
export function refuseDamage(cell: string, before: unknown): void {
  const isMarked = cell.startsWith("'");
  if (!isMarked && WRITTEN_BY_SPREADSHEET.test(cell))
    throw new CellError(
      `is ${quoted(cell)}, as a spreadsheet writes a number, a date, TRUE, FALSE or an error. ${AGAIN}`,
    );
  if (typeof before !== 'string') return;
  // Excel treats an apostrophe typed at the start of a cell as a text marker, and does not write it to the file.
  const hasLostMark = isMarked && before.startsWith("'") && !cell.startsWith("''");
  if (hasLostMark || (!isMarked && isDamaged(cell, before)))
    throw new CellError(
      `is ${quoted(cell)}, and was ${quoted(hasLostMark ? `'${before}` : before)}. ${AGAIN}`,
    );
}

const AGAIN =
  'If a spreadsheet has changed it, type it again. The text itself is what follows an apostrophe; in Excel, type two.';

/** Whether a text has lost what spreadsheets remove: zeros, signs at its start, letters by another encoding. */
function isDamaged(text: string, before: string): boolean {
  const isSameNumber = /^[\d.]+$/.test(before) && Number(before) === Number(text.replace(',', '.'));
  const hasLostStart = before.replace(/^['=+\-@\s0]+/, '') === text;
  const hasLostLetters = before.replace(/[^\s -~]/g, '?') === text;
  const isMisread = new TextDecoder('windows-1252').decode(Buffer.from(before)) === text;
  return isSameNumber || hasLostStart || hasLostLetters || isMisread;
}

/** Refuses a text as long as Excel allows, and one that was longer and has lost its end: spreadsheets cut long texts. */
export function refuseCut(cell: string, before: string): void {
  const [text, old] = [withLineFeeds(cell), withLineFeeds(before)];
  const hasLostEnd = old.length > MAX_LETTERS && text !== '' && !text.endsWith(old.slice(-20));
  if (!hasLostEnd && cell.length !== MAX_LETTERS && text.length !== MAX_LETTERS) return;
  const limit = `Excel cuts a text after ${formatExact(MAX_LETTERS)}`;
  throw new CellError(`has ${formatExact(cell.length)} letters. ${limit}. Change it with npm run edit.`);
}
