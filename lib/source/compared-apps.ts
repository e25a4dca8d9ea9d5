import { isDetailed } from '@/lib/catalogue/detailed';
import { indexNames } from '@/lib/catalogue/names';
import { appShards, decodeShard, type Shards, shardUrl } from '@/lib/catalogue/shards';
import { type ComparedApp, type ListedApp, toComparedApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { catalogueStore } from './catalogue-store';
import { largeFiles } from './large-files';
import { shardLoader } from './load-shard';

const loadShard = shardLoader(decodeShard);

/**
 * Loads apps for a comparison. Each file is requested and parsed once per visit. After a failure the next call tries
 * again.
 *
 * @returns In the order of the ids. The catalogue may lack some of them.
 * @throws Error with a message for the visitor.
 */
export async function loadComparedApps(ids: readonly AppId[]): Promise<ComparedApp[]> {
  if (ids.length === 0) return [];
  const large = largeFiles();
  const apps = large
    ? await loadShards(ids, appShards(large))
    : selectCompared(await catalogueStore.getState().load(), ids);
  return ids.flatMap((id) => apps.find((app) => app.id === id) ?? []);
}

async function loadShards(ids: readonly AppId[], shards: Shards): Promise<ComparedApp[]> {
  const urls = new Set(ids.map((id) => shardUrl(shards, id)));
  return (await Promise.all([...urls].map(loadShard))).flat();
}

function selectCompared(apps: readonly ListedApp[], ids: readonly AppId[]): ComparedApp[] {
  const { find } = indexNames(apps, 'developer');
  return apps
    .filter((app) => ids.includes(app.id))
    .filter(isDetailed)
    .map((app) => toComparedApp(app, app.companyName && find(app.companyName).slug, app.introduction));
}
