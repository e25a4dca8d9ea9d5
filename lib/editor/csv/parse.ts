import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';

/**
 * The rows of a table file. Spreadsheets end them by any line break, and leave out quotes that are not needed. Cells are
 * separated by what is beside the heading `id`, or by what a first line such as `sep=;` says.
 *
 * @throws Error if the bytes are not text, or the text is not CSV.
 */
export function parseTable(bytes: Uint8Array): string[][] {
  const file = decodeText(bytes);
  // Excel shows no row for this line.
  const [line = '', named] = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(file) ?? [];
  const text = file.slice(line.length);
  const [, before, after] =
    /(?:^|([,;\t]))"?[^\S\t\r\n]*id[^\S\t\r\n]*"?(?:([,;\t\r\n])|$)/i.exec(text) ?? [];
  const beside = [after, before].find((found) => found?.trim() || found === '\t');
  const delimiter = named ?? beside ?? ',';
  try {
    return parse(text, { delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] });
  } catch (error) {
    throw new Error(
      `The table is not CSV: ${(error as Error).message}. A text with quotation marks is in quotation marks, and has each of them twice.`,
    );
  }
}

/** UTF-8, or UTF-16 as in “Unicode Text” of Excel. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (!isUtf8(bytes)) throw new Error('The table is not in UTF-8. Save it as “CSV UTF-8”.');
  return new TextDecoder().decode(bytes);
}
