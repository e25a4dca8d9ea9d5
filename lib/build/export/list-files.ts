import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the finished export. */
export interface ExportedFile {
  /** See {@link listPaths}. */
  path: string;
  bytes: number;
}

/** The paths of all files below a folder, relative to it and with `/`, sorted: `_next/static/chunks/0abc.js`. */
export async function listPaths(folder: string): Promise<string[]> {
  return (await pathsBelow(folder, '')).sort();
}

async function pathsBelow(folder: string, start: string): Promise<string[]> {
  const entries = await readdir(join(folder, start), { withFileTypes: true });
  const paths = entries.map(async (entry) => {
    const path = start + entry.name;
    return entry.isDirectory() ? pathsBelow(folder, `${path}/`) : [path];
  });
  return (await Promise.all(paths)).flat();
}

/** All files below a folder with their sizes, which takes longer than their paths. Sorted by path. */
export async function listFiles(folder: string): Promise<ExportedFile[]> {
  const paths = await listPaths(folder);
  return Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(join(folder, path))).size })));
}
