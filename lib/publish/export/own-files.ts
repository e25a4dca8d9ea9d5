import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftBehind } from '@/lib/catalogue/file';
import { listPaths } from './list-files';

/** Files of the owner that the build writes, too: both texts are in the result. */
const COMBINED = ['.htaccess', '_headers', 'licences.txt'];

/** Files that each build writes. */
export const WRITTEN: readonly string[] = [
  '404.html',
  'favicon.ico',
  'feed.xml',
  'index.html',
  'manifest.webmanifest',
  'opensearch.xml',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
];

/** Larger files are compared by their size. The build writes none, and Node reads no film of 2 GB. */
const MAX_READ_BYTES = 100_000_000;

/**
 * Checks the files of the owner before `next build` copies them.
 *
 * @param root The folder of the project.
 * @throws Error that names all files with which the build cannot end, and what to do.
 */
export async function checkOwnFiles(root: string): Promise<void> {
  const paths = await listPaths(join(root, 'public'));
  const broken = paths.filter((path) => !existsSync(join(root, 'public', path)));
  throwAny([
    ...broken.map(
      (path) =>
        `public/${path} is a link to a file that does not exist. Remove the link, or add the file. A text editor can make such a link while a file has unsaved changes: save that file.`,
    ),
    ...paths.filter((path) => WRITTEN.includes(path)).map(conflict),
  ]);
}

function conflict(path: string): string {
  return `public/${path} has the path of a file that the build writes. Rename it, or remove it and run npm run build again.`;
}

function throwAny(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/**
 * The paths of the owner's files in an export, which the build copies as they are.
 *
 * @param root The folder of the project.
 * @param out The folder of the export.
 * @param replaced The paths of files that the build replaces on purpose.
 * @throws Error that names all of them at whose paths the build has written another file.
 */
export async function ownFiles(
  root: string,
  out: string,
  replaced: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const paths = (await listPaths(join(root, 'public'))).filter(
    (path) => !COMBINED.includes(path) && !isLeftBehind(path),
  );
  const lost = paths.filter(
    (path) => !replaced.has(path) && isReplaced(join(root, 'public', path), join(out, path)),
  );
  throwAny(lost.map(conflict));
  return new Set(paths);
}

function isReplaced(own: string, exported: string): boolean {
  const [before, after] = [own, exported].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!before?.isFile() || !after?.isFile()) return false;
  if (before.size !== after.size || before.size > MAX_READ_BYTES) return before.size !== after.size;
  return !readFileSync(own).equals(readFileSync(exported));
}
