import { readdir, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { BASE_PATH } from '@/lib/routes';
import { headersFile } from './headers-file';
import { redirectsFile } from './redirects-file';

/**
 * Overwrites `_headers` and `_redirects` of the finished export, with its base path and a cache rule for each hashed
 * file.
 *
 * @param out The folder of the finished export.
 */
export async function writeHosting(out: string): Promise<void> {
  await writeFile(join(out, '_headers'), headersFile(BASE_PATH, await filesOf(out)));
  await writeFile(join(out, '_redirects'), redirectsFile(BASE_PATH));
}

/** The files of a folder, sorted, as paths on the site. */
async function filesOf(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const path of await readdir(folder, { recursive: true }))
    if ((await stat(join(folder, path))).isFile()) files.push(`/${path.replaceAll(sep, '/')}`);
  return files.sort();
}
