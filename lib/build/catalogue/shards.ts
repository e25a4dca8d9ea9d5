import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toComparedApp } from '@/lib/catalogue/compared-app';
import { indexDevelopers } from '@/lib/catalogue/developers';
import { encodeShards, type Shards } from '@/lib/catalogue/shards';
import { isCatalogueLarge } from './card-file';
import { readCatalogue } from './read';

interface ShardFiles extends Shards {
  texts: string[];
}

/** The shards of a large catalogue. Null if it is not large, and in development, where the files are not written. */
async function shardFiles(): Promise<ShardFiles | null> {
  if (process.env.NODE_ENV === 'development' || !(await isCatalogueLarge())) return null;
  const apps = await readCatalogue();
  const { developerOf } = indexDevelopers(apps);
  const texts = encodeShards(apps.map((app) => toComparedApp(app, developerOf(app).slug)));
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
  return { folder: `/_next/static/catalogue/${hash}`, count: texts.length, texts };
}

/** Where the browser finds the apps of a comparison in a large catalogue; null if it loads the whole catalogue. */
export async function readShards(): Promise<Shards | null> {
  const files = await shardFiles();
  return files && { folder: files.folder, count: files.count };
}

/**
 * Writes the shards of a large catalogue into the export.
 *
 * @param out The folder of the export.
 * @returns Their number: zero if the catalogue is not large.
 */
export async function writeShards(out: string): Promise<number> {
  const files = await shardFiles();
  if (!files) return 0;
  const folder = join(out, files.folder);
  await mkdir(folder, { recursive: true });
  for (const [index, text] of files.texts.entries()) await writeFile(join(folder, `${index}.json`), text);
  return files.count;
}
