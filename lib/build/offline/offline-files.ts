import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frameworkScript } from '@/lib/build/export/framework-scripts';
import { filesOfPage } from '@/lib/page-files';
import { asset } from '@/lib/routes';

/** The page that the worker shows when a page is not saved, as a file below `out/`. */
export const OFFLINE_PAGE = 'offline.html';

/** The folder of hashed files below `out/`. */
export const HASHED = '_next/static/';

/** A string that the code of the chart's library always contains. */
const RECHARTS = 'recharts-';

const CHUNKS = `${HASHED}chunks`;

/**
 * The files of the offline page, and the code that any page loads when the visitor needs it, such as dialogs. Not the
 * library of the chart, which is a third of all code: prerendered bars are in its place.
 *
 * @param out The folder of the finished export.
 * @param hashes The hashes of hashed files, by their paths below `_next/static/`.
 * @returns Paths below `out/`, each once.
 * @throws Error if the scripts of the page are not found, or have no hash, because the framework's format has changed.
 */
export async function offlineFiles(out: string, hashes: Readonly<Record<string, string>>): Promise<string[]> {
  const html = await readFile(join(out, OFFLINE_PAGE), 'utf8');
  const inPage = filesOfPage(html).map((url) => url.replace(asset('/'), ''));
  if (!inPage.some((path) => path.endsWith('.js')))
    throw new Error(`${OFFLINE_PAGE}: no script below /${HASHED} is found. Add its format to page-files.ts.`);
  const unchecked = inPage.find((path) => !(path.slice(HASHED.length) in hashes));
  if (unchecked)
    throw new Error(
      `${OFFLINE_PAGE}: ${unchecked} has no hash. Add its folder to fileHashes in write-worker.ts.`,
    );
  const late: string[] = [];
  for (const name of await readdir(join(out, CHUNKS))) {
    const path = `${CHUNKS}/${name}`;
    const code = await readFile(join(out, path), 'utf8');
    const isLegacy = frameworkScript(path, code) === 'polyfills';
    if (!isLegacy && !code.includes(RECHARTS)) late.push(path);
  }
  return [...new Set([...inPage, ...late])];
}
