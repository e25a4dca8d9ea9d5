import { readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { printable } from '@/lib/text/printable';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read because of its permissions',
  EISDIR: 'is a folder',
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
};

/**
 * Two sentences about a file or folder that cannot be read: the reason and the remedy.
 *
 * @param subject Such as `The file q.json`.
 * @param remedy If it does not exist.
 */
export function whyUnreadable(subject: string, { code = '' }: NodeJS.ErrnoException, remedy: string): string {
  const isMissing = /^(?:ENOENT|ENOTDIR|EISDIR)$/.test(code);
  return `${subject} ${REASONS[code] ?? `cannot be read (${code})`}. ${isMissing ? remedy : 'Make it readable, then try again.'}`;
}

/**
 * Reads a catalogue file.
 *
 * @param name The name of the file, for messages.
 * @throws Error with the reason and the fix.
 */
export function readSource(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const remedy = 'Fix the path, or create the file with a list of apps, [ … ].';
    throw new Error(whyUnreadable(`The file ${printable(name)}`, error as NodeJS.ErrnoException, remedy));
  }
}

/**
 * Reads the catalogue file that a command is given.
 *
 * @param file Relative to the working directory. Without it, the catalogue of the project.
 * @throws Error as `readSource`.
 */
export function readGivenFile(file = CATALOGUE_PATH) {
  const path = resolve(file);
  const name = nameInProject(path);
  return { path, name, source: readSource(path, name) };
}

/** The path of a file as terminals and GitHub annotations need it: relative to the project, if it is inside, and with `/`. */
function nameInProject(path: string): string {
  const inProject = relative(process.cwd(), path);
  // A file on another drive has no relative path.
  if (inProject.startsWith('..') || isAbsolute(inProject)) return path;
  return inProject.split(sep).join('/') || '.';
}
