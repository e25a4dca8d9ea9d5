import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLeftBehind } from '@/lib/catalogue/file';
import { forEachConcurrently } from '@/lib/machine/for-each-concurrently';
import { listPaths } from './list-files';

/** Files of the owner that the build writes, too: both texts are in the result. */
const COMBINED = ['.htaccess', '_headers', 'licences.txt'];

/** Files that each build writes, with the source of their content. */
export const WRITTEN: Readonly<Record<string, string>> = {
  '404.html': 'app/not-found.tsx',
  'favicon.ico': 'lib/mark.ts',
  'feed.xml': 'public/appsData.json',
  'index.html': 'app/page.tsx',
  'manifest.webmanifest': 'app/manifest.webmanifest/route.ts',
  'opensearch.xml': 'app/opensearch.xml/route.ts',
  'robots.txt': 'app/robots.ts',
  'sitemap.xml': 'app/sitemap.ts',
  'sw.js': 'lib/offline/worker.ts',
};

/** Larger files are compared by their size. The build writes none, and Node reads no film of 2 GB. */
const MAX_READ_BYTES = 100_000_000;

/** How many files are compared at once. */
const CONCURRENCY = 8;

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
    ...paths.filter((path) => Object.hasOwn(WRITTEN, path)).map(conflict),
  ]);
}

function conflict(path: string): string {
  const source = path.startsWith('favicons/') ? 'lib/mark.ts' : WRITTEN[path];
  return `public/${path} has the path of a file that the build writes${source ? ` from ${source}` : ''}. Rename it, or remove it and run npm run build again.`;
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
  const lost = new Set<string>();
  await forEachConcurrently(paths, CONCURRENCY, async (path) => {
    if (!replaced.has(path) && (await isReplaced(join(root, 'public', path), join(out, path))))
      lost.add(path);
  });
  throwAny(paths.filter((path) => lost.has(path)).map(conflict));
  return new Set(paths);
}

async function isReplaced(own: string, exported: string): Promise<boolean> {
  const [before, after] = await Promise.all([own, exported].map((file) => stat(file).catch(() => null)));
  if (!before?.isFile() || !after?.isFile()) return false;
  if (before.size !== after.size || before.size > MAX_READ_BYTES) return before.size !== after.size;
  const [one, other] = await Promise.all([readFile(own), readFile(exported)]);
  return !one.equals(other);
}
