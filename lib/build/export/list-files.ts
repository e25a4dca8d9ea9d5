import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file of the finished export. */
export interface ExportedFile {
  /** Relative to `out/`, with `/`: `_next/static/chunks/0abc.js`. */
  path: string;
  bytes: number;
}

/** All files below a folder, sorted by path. */
export async function listFiles(folder: string): Promise<ExportedFile[]> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const entries = await Promise.all(
    names.map(async (name) => ({ name, stats: await stat(join(folder, name)) })),
  );
  return entries
    .filter(({ stats }) => stats.isFile())
    .map(({ name, stats }) => ({ path: name.replaceAll(sep, '/'), bytes: stats.size }));
}
