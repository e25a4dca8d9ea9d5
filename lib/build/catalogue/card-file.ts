import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodeCards } from '@/lib/catalogue/card-file';
import { CATALOGUE_PATH, CATALOGUE_URL } from '@/lib/catalogue/file';
import { toListedApp } from '@/lib/catalogue/to-card-app';
import { readCatalogue } from './read';

/** A catalogue is large if its file has more bytes: about 400 apps with long descriptions. */
const LARGE_BYTES = 500_000;

interface CardFile {
  /** Its URL without the base path. The name contains a hash of the content, as everything below `/_next/static`. */
  url: string;
  text: string;
}

/**
 * The card file of a large catalogue: the fields that cards show, for the listing and the search. Null if the catalogue
 * is not large, and in development, where the file is not written.
 */
async function cardFile(): Promise<CardFile | null> {
  if (process.env.NODE_ENV === 'development' || !(await isCatalogueLarge())) return null;
  const text = encodeCards((await readCatalogue()).map(toListedApp));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { url: `/_next/static/catalogue/${hash}.json`, text };
}

/** Whether `/appsData.json` is too large to be loaded in the browser without need. */
export async function isCatalogueLarge(): Promise<boolean> {
  return (await stat(join(process.cwd(), CATALOGUE_PATH))).size > LARGE_BYTES;
}

/** The URL of the file with all cards, without the base path: the card file, or the catalogue itself. */
export async function cardsUrl(): Promise<string> {
  return (await cardFile())?.url ?? CATALOGUE_URL;
}

/**
 * Writes the card file of a large catalogue into the export.
 *
 * @param out The folder of the export.
 * @returns The file's URL; null if there is none.
 */
export async function writeCardFile(out: string): Promise<string | null> {
  const file = await cardFile();
  if (!file) return null;
  const path = join(out, file.url);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file.text);
  return file.url;
}
