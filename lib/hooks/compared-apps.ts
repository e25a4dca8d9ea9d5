import { indexNames } from '@/lib/catalogue/names';
import { isDetailed, type ListedApp } from '@/lib/catalogue/select';
import { decodeShard, type Shards, shardUrl } from '@/lib/catalogue/shards';
import { type ComparedApp, toComparedApp } from '@/lib/catalogue/to-card-app';
import { catalogueStore } from './catalogue-store';
import { shardLoader } from './load-shard';

/** Where the browser finds the apps of a comparison. */
export interface ComparisonSource {
  /** The URL of the catalogue, without the base path. */
  file: string;
  /** Of a large catalogue, which is too large to be loaded for a few apps. */
  shards: Shards | null;
}

const loadShard = shardLoader(decodeShard);

/**
 * Loads apps for a comparison. Each file is requested and parsed once per visit. After a failure the next call tries
 * again.
 *
 * @returns In the order of the ids. The catalogue may lack some of them.
 * @throws Error with a message for the visitor.
 */
export async function loadComparedApps(
  ids: readonly number[],
  { file, shards }: ComparisonSource,
): Promise<ComparedApp[]> {
  if (ids.length === 0) return [];
  const apps = shards
    ? await loadShards(ids, shards)
    : selectCompared(await catalogueStore.getState().load(file), ids);
  return ids.flatMap((id) => apps.find((app) => app.id === id) ?? []);
}

async function loadShards(ids: readonly number[], shards: Shards): Promise<ComparedApp[]> {
  const urls = new Set(ids.map((id) => shardUrl(shards, id)));
  return (await Promise.all([...urls].map(loadShard))).flat();
}

function selectCompared(apps: readonly ListedApp[], ids: readonly number[]): ComparedApp[] {
  const { find } = indexNames(apps, 'developer');
  return apps
    .filter((app) => ids.includes(app.id))
    .filter(isDetailed)
    .map((app) => toComparedApp(app, find(app.companyName).slug));
}
