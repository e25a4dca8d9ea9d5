import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths of all files below a folder, relative to it and with `/`, sorted: `_next/static/chunks/0abc.js`. */
export async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** A file of the finished export. */
export interface ExportedFile {
  /** See {@link listPaths}. */
  path: string;
  bytes: number;
}

/** All files below a folder with their sizes, which takes longer than their paths. Sorted by path. */
export async function listFiles(folder: string): Promise<ExportedFile[]> {
  const paths = await listPaths(folder);
  return Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(join(folder, path))).size })));
}
