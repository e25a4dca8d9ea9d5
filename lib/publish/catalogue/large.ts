import 'server-only';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodeCards } from '@/lib/catalogue/card-file';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { cardsUrl, type LargeFiles } from '@/lib/catalogue/large-files';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { indexNames } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { encodeTextIndex } from '@/lib/catalogue/search/text-shards';
import {
  appShards,
  encodeShards,
  type Shards,
  SUMMARIES_SIZE,
  summariesUrl,
  textShards,
} from '@/lib/catalogue/shards';
import { introductionOf, summaryOf } from '@/lib/catalogue/summary';
import { toComparedApp, toListedApp, toSearchedBesideCards } from '@/lib/catalogue/views';
import { inLanguage } from '@/lib/routes';
import { readCatalogue } from './read';

// The files of a large catalogue. Their URL contains a hash of the content, as all below /_next/static. Development has none of
// them, because the files are not written.

/** The most bytes of a file with all apps. A catalogue is large if its own file has more, as of 400 apps with long descriptions. */
const MAX_BYTES = 500_000;

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

/** Writes the files of a large catalogue into the export, whose folder is `out`. Nothing if it is not large. */
export async function writeLargeFiles(out: string): Promise<void> {
  const large = readLarge();
  if (!large) return;
  const { files, cards, summaries, apps, texts } = encode(large);
  const contents = new Map<string, string>([
    [cardsUrl(files), cards],
    ...summaries.map((text, index) => [summariesUrl(files, index), text] as const),
    ...inShards(appShards(files), apps),
    ...inShards(textShards(files), texts),
  ]);
  for (const [url, text] of contents) {
    await mkdir(dirname(join(out, url)), { recursive: true });
    await writeFile(join(out, url), text);
  }
}

/** The URL and the text of each shard. */
function inShards({ folder }: Shards, texts: readonly string[]): [string, string][] {
  return texts.map((text, index) => [`${folder}/${index}.json`, text]);
}

/** The apps of a large catalogue. Null if it is not large, and in development. */
function readLarge(): App[] | null {
  if (process.env.NODE_ENV === 'development' || !isCatalogueLarge()) return null;
  return readCatalogue();
}

/** The texts of the files, and their URLs. Once, because every page has them. */
const encode = memoizeByList((large: readonly App[]) => {
  const { find } = indexNames(large, 'developer');
  const cards = encodeCards(large.map(toListedApp));
  const described = large.map((app) => ({ ...app, summary: summaryOf(app) }));
  const summaries = Array.from({ length: Math.ceil(large.length / SUMMARIES_SIZE) }, (_, index) => {
    const part = described.slice(index * SUMMARIES_SIZE, (index + 1) * SUMMARIES_SIZE);
    return JSON.stringify(part.map(({ summary }) => summary));
  });
  const apps = encodeShards(
    large.map((app) =>
      toComparedApp(app, app.companyName && find(app.companyName).slug, introductionOf(app)),
    ),
  );
  const texts = encodeTextIndex(described.map(toSearchedBesideCards), Math.ceil(MAX_TERMS / large.length));
  const hash = createHash('sha256')
    .update([cards, ...summaries, ...apps, ...texts].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const files = { folder: `${FOLDER}/${hash}`, appShards: apps.length, textShards: texts.length };
  return { files, cards, summaries, apps, texts };
});
