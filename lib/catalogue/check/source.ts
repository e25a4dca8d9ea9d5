import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { printable } from '@/lib/catalogue/printable';

/** The decoded text of a file. */
export interface DecodedSource {
  /** Up to the first error. */
  text: string;
  /** What is wrong at the end of the text. Absent for a valid file. */
  error?: { message: string; remedy: string };
}

const REMEDY = 'Save the file with the encoding UTF-8.';

/** Node cannot decode a text of more than about 536 million characters. */
const MAX_BYTES = 500_000_000;

/**
 * Reads a catalogue file.
 *
 * @param name The name of the file, for messages.
 * @throws Error with the reason and the fix.
 */
export function readSource(path: string, name: string): Promise<Buffer> {
  return readFile(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(unreadable(printable(name), code));
  });
}

function unreadable(name: string, code = 'unknown error'): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `The file ${name} does not exist. Fix the path, or create the file with a list of apps, [ … ].`;
    case 'EISDIR':
      return `${name} is a folder. Use the path of a file, such as ${name.replace(/\/$/, '')}/appsData.json.`;
    case 'EACCES':
    case 'EPERM':
      return `The file ${name} cannot be read (${code}). Change its permissions.`;
    default:
      return `The file ${name} cannot be read (${code}). Fix the path.`;
  }
}

/** Decodes the bytes of a file. Unlike Node, it does not replace invalid bytes. */
export function decodeSource(bytes: Uint8Array): DecodedSource {
  if (bytes.length > MAX_BYTES)
    return { text: '', error: { message: 'has more than 500 MB', remedy: 'Divide the catalogue.' } };
  if (isUtf16(bytes))
    return { text: '', error: { message: 'is encoded as UTF-16, not as UTF-8', remedy: REMEDY } };
  if (isUtf8(bytes)) return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  const length = validLength(bytes);
  const text = new TextDecoder().decode(bytes.subarray(0, length));
  const byte = bytes.subarray(length, length + 1);
  const name = `0x${byte[0]?.toString(16).toUpperCase()}`;
  const letter = new TextDecoder('windows-1252').decode(byte);
  const hint = /\p{Cc}/u.test(letter) ? '' : `: it is "${letter}" in Windows-1252`;
  return { text, error: { message: `has a byte that is not UTF-8, ${name}${hint}`, remedy: REMEDY } };
}

/** By the byte-order mark, or because one of the first two bytes is zero: JSON begins with an ASCII character. */
function isUtf16([first, second]: Uint8Array): boolean {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return second !== undefined && (first === 0) !== (second === 0);
}

/** The number of valid bytes before the first invalid one. A binary search, because every prefix is valid too. */
function validLength(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isValidStart(bytes.subarray(0, middle))) low = middle;
    else high = middle;
  }
  // A character can be cut at the end of a valid start.
  while (low > 0 && !isUtf8(bytes.subarray(0, low))) low -= 1;
  return low;
}

function isValidStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
