import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { diagnose } from '@/lib/catalogue/diagnostic';
import { printable, quoted } from '@/lib/catalogue/printable';
import type { Located } from './syntax';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read because of its permissions',
  EISDIR: 'is a folder',
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
};

/**
 * Reads a catalogue file.
 *
 * @param name The name of the file, for messages.
 * @throws Error with the reason and the fix.
 */
export function readSource(path: string, name: string): Promise<Buffer> {
  return readFile(path).catch(({ code = '' }: NodeJS.ErrnoException) => {
    const reason = REASONS[code] ?? `cannot be read (${code})`;
    throw new Error(
      `The file ${printable(name)} ${reason}. Fix the path, or create the file with a list of apps, [ … ].`,
    );
  });
}

/**
 * Finds what makes a file unreadable as JSON: an encoding other than UTF-8, or merge conflicts.
 *
 * @param text The decoded bytes, without a byte-order mark.
 */
export function sourceErrors(bytes: Uint8Array, text: string): Located[] {
  if (isUtf8(bytes)) return conflictMarkers(text);
  const diagnostic = diagnose(
    'encoding',
    [],
    'has a character that is not UTF-8',
    'Save the file with the encoding UTF-8.',
  );
  return [{ diagnostic, offset: text.indexOf('\ufffd') }];
}

/** A line that git writes around the sides of a conflict. Not by `^` and `$`, which match at other line separators, too. */
const MARKER = /(?<![^\n])([<=>|])\1{6}(?:[^\S\n][^\n]*)?(?![^\n])/g;

function conflictMarkers(text: string): Located[] {
  const markers = [...text.matchAll(MARKER)];
  // A row of equals signs alone can be anything.
  if (!markers.some(([, kind]) => kind === '<' || kind === '>')) return [];
  return markers.map(({ 0: line, index }) => ({
    diagnostic: diagnose(
      'merge-conflict',
      [],
      `has a line of a merge conflict, ${quoted(line.trim())}`,
      'Keep the lines of one side, or of both with a comma between two apps, and remove this line.',
    ),
    offset: index,
  }));
}
