import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPaths } from '@/lib/build/export/list-files';
import { BASE_PATH } from '@/lib/routes';
import { headersFile } from './headers-file';

/**
 * Overwrites `_headers` of the finished export, with its base path and a cache rule for each hashed file.
 *
 * @param out The folder of the finished export.
 */
export async function writeHosting(out: string): Promise<void> {
  const urls = (await listPaths(out)).map((path) => `/${path}`);
  await writeFile(join(out, '_headers'), headersFile(BASE_PATH, urls));
}
