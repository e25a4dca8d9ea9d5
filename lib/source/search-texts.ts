import { memoizeByList } from '@/lib/catalogue/memoize';
import { findInIndex } from '@/lib/catalogue/search/find-in-index';
import { foldText, searchApps } from '@/lib/catalogue/search/search';
import { addToIndex, type TextIndex } from '@/lib/catalogue/search/text-index';
import { decodeTextShard, shardKey } from '@/lib/catalogue/search/text-shards';
import { shardUrl, textShards } from '@/lib/catalogue/shards';
import { inTasks } from '@/lib/catalogue/tasks';
import type { CardApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { catalogueStore } from './catalogue-store';
import { largeFiles } from './large-files';
import { shardLoader } from './load-shard';

/** Number of apps that come near to a search without a result. */
const MAX_NEAR = 4;

const loadTextShard = shardLoader(decodeTextShard);

/** Apps that a search finds below the titles. */
export interface AlsoFound<T> {
  /** One whose id is the text, those that fit best, and those that come near. Equal ones keep the order of the catalogue. */
  apps: readonly T[];
  /** Whether no app fits, and these come near. */
  isNear: boolean;
}

/**
 * Finds the apps that the search of titles does not find. Loads and indexes what the search needs once
 * per visit. After a failure the next call tries again.
 *
 * @param apps The apps to search.
 * @param signal Ends the search, if another one replaces it.
 * @throws Error if the texts cannot be loaded, and the reason of the signal.
 */
export async function searchTexts<T extends CardApp>(
  apps: readonly T[],
  text: string,
  signal?: AbortSignal,
): Promise<AlsoFound<T>> {
  const titles = new Set<T>(searchApps(apps, text));
  const large = largeFiles();
  // The shards lack what the cards have. There are none if no app has a text.
  const { weights, near } = large
    ? await findInIndex(
        text,
        await indexOf(apps),
        signal,
        large.textShards > 0
          ? (word) => loadTextShard(shardUrl(textShards(large), shardKey(word)))
          : undefined,
      )
    : await findInIndex(text, await indexOf(await catalogueStore.getState().load()), signal);
  const others = apps.filter((app) => !titles.has(app));
  const wanted = foldText(text).trim();
  // A number is not known to visitors.
  const named = others.filter(({ id }) => typeof id === 'string' && foldText(id) === wanted);
  const found = [...new Set([...named, ...byWeight(others, weights)])];
  if (titles.size > 0) return { apps: found, isNear: false };
  const nearest = byWeight(others, near).filter((app) => !found.includes(app));
  return { apps: [...found, ...nearest.slice(0, MAX_NEAR)], isNear: found.length === 0 };
}

/** The apps that have a weight, sorted by it. */
function byWeight<T extends CardApp>(apps: readonly T[], weights: ReadonlyMap<AppId, number>): T[] {
  const weightOf = ({ id }: T) => weights.get(id) ?? 0;
  return apps.filter(({ id }) => weights.has(id)).sort((one, two) => weightOf(two) - weightOf(one));
}

/** The index of a list, made in several tasks. */
const indexOf = memoizeByList(async (apps: readonly CardApp[]): Promise<TextIndex> => {
  const index: TextIndex = new Map();
  const pause = inTasks();
  for (const app of apps) {
    addToIndex(index, [app]);
    const pausing = pause();
    if (pausing) await pausing;
  }
  return index;
});
