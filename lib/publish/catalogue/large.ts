import 'server-only';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeCards } from '@/lib/catalogue/card-file';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { appShards, cardsUrl, type LargeFiles, textShards } from '@/lib/catalogue/large-files';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { indexNames } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { encodeTextIndex } from '@/lib/catalogue/search/text-shards';
import { encodeShards, type Shards } from '@/lib/catalogue/shards';
import { introductionOf, summaryOf, toCardApp } from '@/lib/catalogue/summary';
import {
  type CardApp,
  marked,
  toComparedApp,
  toLargeCardApp,
  toListedApp,
  toSearchedBesideCards,
} from '@/lib/catalogue/views';
import { inLanguage } from '@/lib/routes';
import { readCatalogue } from './read';

// The files of a large catalogue. Their URL contains a hash of the content, as all below /_next/static. Development has none of
// them, because the files are not written.

/** The most bytes of a file with all apps. A catalogue is large if its own file has more, as of 400 apps with long descriptions. */
const MAX_BYTES = 500_000;

/**
 * The most bytes of the card file with the summaries: of about 2,000 apps, and of twice as many without pictures, whose lists load
 * nothing else and are all that visitors choose by.
 */
const MAX_CARD_BYTES = { withPictures: 500_000, withoutPictures: 1_000_000 };

/**
 * Terms of all texts in the index: of 10,000 apps the first 100 each. What a search loads does not grow with the descriptions.
 */
const MAX_TERMS = 1_000_000;

const FOLDER = '/_next/static/catalogue';

/**
 * Whether `/appsData.json` is too large to be loaded in the browser without need. False without a file, so that the editor
 * can open and report it.
 */
function isCatalogueLarge(): boolean {
  const stats = statSync(join(process.cwd(), CATALOGUE_PATH), { throwIfNoEntry: false });
  return stats !== undefined && stats.size > MAX_BYTES;
}

/** Where the browser finds the parts of a large catalogue; null if it loads the catalogue itself. */
export function readLargeFiles(): LargeFiles | null {
  const apps = readLarge();
  if (!apps) return null;
  const { files } = encode(apps);
  return { ...files, folder: inLanguage(files.folder) };
}

/** Cards of the listing, as the browser gets them. */
export function toListingCards(apps: readonly App[]): CardApp[] {
  const large = readLarge();
  return apps.map(large && !encode(large).hasSummaries ? toLargeCardApp : toCardApp);
}

/**
 * Writes the files of a large catalogue into the export, whose folder is `out`. Nothing if it is not large.
 *
 * @returns Whether the cards of lists have summaries.
 */
export async function writeLargeFiles(out: string): Promise<boolean> {
  const large = readLarge();
  if (!large) return true;
  const { files, cards, apps, texts, hasSummaries } = encode(large);
  await writeShards(out, appShards(files), apps);
  await writeShards(out, textShards(files), texts);
  await writeFile(join(out, cardsUrl(files)), cards);
  return hasSummaries;
}

async function writeShards(out: string, { folder }: Shards, texts: readonly string[]): Promise<void> {
  await mkdir(join(out, folder), { recursive: true });
  for (const [index, text] of texts.entries()) await writeFile(join(out, folder, `${index}.json`), text);
}

/** The apps of a large catalogue. Null if it is not large, and in development. */
function readLarge(): App[] | null {
  if (process.env.NODE_ENV === 'development' || !isCatalogueLarge()) return null;
  return readCatalogue();
}

/** The texts of the files, and their URLs. Once, because every page has them. */
const encode = memoizeByList((large: readonly App[]) => {
  const { find } = indexNames(large, 'developer');
  const listed = large.map(toListedApp);
  const whole = encodeCards(large.map((app, index) => marked({ ...listed[index], ...toCardApp(app) }, app)));
  const { withPictures, withoutPictures } = MAX_CARD_BYTES;
  const hasSummaries =
    Buffer.byteLength(whole) <= (large.some(({ image }) => image) ? withPictures : withoutPictures);
  const cards = hasSummaries ? whole : encodeCards(listed);
  const apps = encodeShards(
    large.map((app) =>
      toComparedApp(app, app.companyName && find(app.companyName).slug, introductionOf(app)),
    ),
  );
  const texts = encodeTextIndex(
    large.map((app) => toSearchedBesideCards({ ...app, summary: summaryOf(app) })),
    Math.ceil(MAX_TERMS / large.length),
  );
  const hash = createHash('sha256')
    .update([cards, ...apps, ...texts].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const files = { folder: `${FOLDER}/${hash}`, appShards: apps.length, textShards: texts.length };
  return { files, cards, apps, texts, hasSummaries };
});
