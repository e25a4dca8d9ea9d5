import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
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

/** The path of a file as terminals and GitHub annotations need it: relative to the project, if it is inside, and with `/`. */
export function nameInProject(path: string): string {
  const inProject = relative(process.cwd(), path);
  // A file on another drive has no relative path.
  if (inProject.startsWith('..') || isAbsolute(inProject)) return path;
  return inProject.split(sep).join('/');
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

/** The line that git writes before or after a side of a conflict. Not by `^` and `$`, which match at other separators, too. */
const marker = (sign: string) => `(?<![^\\n])${sign}{7}(?=\\s|$)([^\\n]*)`;

/** A conflict, with the name and text of each side. Otherwise a marker that was left over. */
const CONFLICT = new RegExp(
  `${marker('<')}([^]*?)(?:${marker('\\|')}[^]*?)?${marker('=')}([^]*?)${marker('>')}|${marker('<')}|${marker('>')}`,
  'g',
);

function conflictMarkers(text: string): Located[] {
  return [...text.matchAll(CONFLICT)].map((match) => {
    const [conflict, ours = '', first, , , second = '', theirs = ''] = match;
    const start = text.slice(0, match.index).split('\n').length;
    const end = start + conflict.split('\n').length - 1;
    const message =
      first === undefined
        ? `has a line of a merge conflict, ${quoted(conflict.trim())}`
        : `has a merge conflict: ${side(ours, 'the first side', start + 1, first)}, ${side(theirs, 'the second side', end - lineCount(second), second)}`;
    const remedy =
      'Keep the lines of one side, or of both with a comma between two apps, and remove the lines of git.';
    return { diagnostic: diagnose('merge-conflict', [], message, remedy), offset: match.index };
  });
}

/** @example '"HEAD" has lines 3 to 5' */
function side(name: string, unnamed: string, from: number, text: string): string {
  const last = from + lineCount(text) - 1;
  const lines = last < from ? 'no line' : last === from ? `line ${from}` : `lines ${from} to ${last}`;
  return `${name.trim() ? quoted(name.trim()) : unnamed} has ${lines}`;
}

/** The number of lines between two markers, of which a text starts at the end of the first one. */
function lineCount(text: string): number {
  return text.split('\n').length - 2;
}
