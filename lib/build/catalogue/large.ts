import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeCards } from '@/lib/catalogue/card-file';
import { CATALOGUE_PATH, CATALOGUE_URL } from '@/lib/catalogue/file';
import { indexNames } from '@/lib/catalogue/names';
import { oncePerList } from '@/lib/catalogue/once-per-list';
import type { App } from '@/lib/catalogue/schema';
import { encodeShards, type Shards } from '@/lib/catalogue/shards';
import { encodeTextIndex } from '@/lib/catalogue/text-index';
import { type CardApp, toCardApp, toComparedApp, toLargeCardApp, toListedApp } from '@/lib/catalogue/views';
import { readCatalogue } from './read';

// The card file and the shards of a large catalogue: those of the comparison and of the search in texts. Their URLs
// contain a hash of the content, as all below /_next/static. Development has none of them, because the files are not
// written.

/**
 * The most bytes of a file with all apps. A catalogue is large if its own file has more, as of 400 apps with long
 * descriptions. Its card file has the summaries, if it is not larger with them: up to about 2,000 apps.
 */
const MAX_BYTES = 500_000;

const FOLDER = '/_next/static/catalogue';

/**
 * Whether `/appsData.json` is too large to be loaded in the browser without need. False without a file, so that the editor
 * can open and report it.
 */
export async function isCatalogueLarge(): Promise<boolean> {
  const stats = await stat(join(process.cwd(), CATALOGUE_PATH)).catch(() => null);
  return stats !== null && stats.size > MAX_BYTES;
}

/** The URL of the file with all cards, without the base path: the card file, or the catalogue itself. */
export async function cardsUrl(): Promise<string> {
  const apps = await readLarge();
  return apps ? cardFile(apps).url : CATALOGUE_URL;
}

/** Cards of the listing, as the browser gets them from `cardsUrl`. */
export async function toListingCards(apps: readonly App[]): Promise<CardApp[]> {
  const large = await readLarge();
  return apps.map(large && !cardFile(large).hasSummaries ? toLargeCardApp : toCardApp);
}

/** Where the browser finds the apps of a comparison in a large catalogue; null if it loads the whole catalogue. */
export async function readShards(): Promise<Shards | null> {
  const apps = await readLarge();
  return apps && shardFiles(apps).shards;
}

/** Where the browser finds the index of the texts of a large catalogue; null if it loads the whole catalogue. */
export async function readTextShards(): Promise<Shards | null> {
  const apps = await readLarge();
  return apps && textFiles(apps).shards;
}

/**
 * Writes the card file and the shards of a large catalogue into the export.
 *
 * @param out The folder of the export.
 * @returns The number of all shards; zero if the catalogue is not large, and nothing is written.
 */
export async function writeLargeFiles(out: string): Promise<number> {
  const apps = await readLarge();
  if (!apps) return 0;
  const cards = cardFile(apps);
  const compared = shardFiles(apps);
  const indexed = textFiles(apps);
  await writeShards(out, compared);
  await writeShards(out, indexed);
  await writeFile(join(out, cards.url), cards.text);
  return compared.shards.count + indexed.shards.count;
}

async function writeShards(out: string, { shards, texts }: ShardFiles): Promise<void> {
  await mkdir(join(out, shards.folder), { recursive: true });
  for (const [index, text] of texts.entries())
    await writeFile(join(out, shards.folder, `${index}.json`), text);
}

/** The apps of a large catalogue. Null if it is not large, and in development. */
async function readLarge(): Promise<App[] | null> {
  if (process.env.NODE_ENV === 'development' || !(await isCatalogueLarge())) return null;
  return readCatalogue();
}

/** The file with the fields that cards show, for the listing and the search. Once, because several pages have its URL. */
const cardFile = oncePerList((apps: readonly App[]) => {
  const listed = apps.map(toListedApp);
  const whole = encodeCards(apps.map((app, index) => ({ ...listed[index], ...toCardApp(app) })));
  const hasSummaries = Buffer.byteLength(whole) <= MAX_BYTES;
  const text = hasSummaries ? whole : encodeCards(listed);
  return { url: `${FOLDER}/${hashOf(text)}.json`, text, hasSummaries };
});

interface ShardFiles {
  shards: Shards;
  /** The text of each shard. */
  texts: string[];
}

function shardFiles(apps: readonly App[]): ShardFiles {
  const { find } = indexNames(apps, 'developer');
  return filesOf(
    encodeShards(apps.map((app) => toComparedApp(app, app.companyName && find(app.companyName).slug))),
  );
}

/** Once, as the card file. */
const textFiles = oncePerList((apps: readonly App[]) => filesOf(encodeTextIndex(apps)));

function filesOf(texts: string[]): ShardFiles {
  return { shards: { folder: `${FOLDER}/${hashOf(texts.join('\n'))}`, count: texts.length }, texts };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
