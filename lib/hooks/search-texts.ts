import type { AppId } from '@/lib/catalogue/id';
import { textShards } from '@/lib/catalogue/large-files';
import { oncePerList } from '@/lib/catalogue/once-per-list';
import { searchApps } from '@/lib/catalogue/search';
import { shardUrl } from '@/lib/catalogue/shards';
import { findSpacedTitles } from '@/lib/catalogue/spaced-titles';
import {
  addToIndex,
  decodeTextShard,
  findInIndex,
  shardKey,
  type TextIndex,
} from '@/lib/catalogue/text-index';
import { type CardApp, isDetailed, type ListedApp } from '@/lib/catalogue/views';
import { catalogueStore } from './catalogue-store';
import { largeFiles } from './large-files';
import { shardLoader } from './load-shard';

/** Number of apps that are indexed in one task: a slow phone indexes them in 20 ms. */
const PART_SIZE = 50;

const loadTextShard = shardLoader(decodeTextShard);

/**
 * Finds apps that the search of titles does not find: those whose title has other spaces or punctuation, and those whose
 * texts have all words. Loads and indexes what the search needs once per visit. After a failure the next call tries again.
 *
 * @param apps The apps to search.
 * @returns Two disjoint sets: ids found by title, ids found by text. The second can contain ids that are not in `apps`.
 * @throws Error if the texts cannot be loaded.
 */
export async function searchTexts(
  apps: readonly CardApp[],
  text: string,
): Promise<readonly ReadonlySet<AppId>[]> {
  const found = idsOf(searchApps(apps, text));
  const titles = without(idsOf(findSpacedTitles(apps, text)), found);
  const large = largeFiles();
  const texts = await findInIndex(text, (word) =>
    large ? loadTextShard(shardUrl(textShards(large), shardKey(word))) : indexWhole(),
  );
  return [titles, without(without(texts, found), titles)];
}

async function indexWhole(): Promise<TextIndex> {
  return indexParts(await catalogueStore.getState().load());
}

/** The index of a catalogue that is not large. Each part is added in its own task, so that no key press waits for all. */
const indexParts = oncePerList(async (apps: readonly ListedApp[]): Promise<TextIndex> => {
  const index = new Map<string, AppId[]>();
  for (let start = 0; start < apps.length; start += PART_SIZE) {
    await new Promise((resolve) => setTimeout(resolve));
    addToIndex(index, apps.slice(start, start + PART_SIZE).filter(isDetailed));
  }
  return index;
});

function idsOf(apps: readonly { id: AppId }[]): Set<AppId> {
  return new Set(apps.map(({ id }) => id));
}

function without(ids: ReadonlySet<AppId>, others: ReadonlySet<AppId>): ReadonlySet<AppId> {
  return new Set([...ids].filter((id) => !others.has(id)));
}
