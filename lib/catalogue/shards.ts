import type { AppId } from '@/lib/id';
import { hashOf } from './hash';
import type { LargeFiles } from './large-files';
import type { ComparedApp } from './views';

/** Mean number of apps in a shard: about 60 kB, 15 kB with gzip. */
export const SHARD_SIZE = 100;

/** Number of summaries in a file: about 10 kB, 4 kB with gzip. */
export const SUMMARIES_SIZE = 100;

/** Files with parts of a large catalogue: the apps for a comparison, or the index of the texts. */
export interface Shards {
  /** The URL of their folder, without the base path. It contains a hash of their content. */
  folder: string;
  count: number;
}

/**
 * The URL of a file with summaries, without the base path.
 *
 * @param index 0 has those of the first apps in the order of the catalogue.
 */
export function summariesUrl({ folder }: LargeFiles, index: number): string {
  return `${folder}/summaries/${index}.json`;
}

export function appShards({ folder, appShards }: LargeFiles): Shards {
  return { folder: `${folder}/apps`, count: appShards };
}

export function textShards({ folder, textShards }: LargeFiles): Shards {
  return { folder: `${folder}/texts`, count: textShards };
}

/** The URL of the shard that contains an app, or what has another key, without the base path. */
export function shardUrl({ folder, count }: Shards, key: AppId): string {
  return `${folder}/${shardIndex(key, count)}.json`;
}

/**
 * Encodes apps as JSON for `decodeShard`.
 *
 * @returns The text of each shard. Their index is part of their URLs.
 */
export function encodeShards(apps: readonly ComparedApp[], size = SHARD_SIZE): string[] {
  const count = Math.ceil(apps.length / size);
  const shards = Array.from({ length: count }, () => [] as ComparedApp[]);
  for (const app of apps) shards[shardIndex(app.id, count)]?.push(app);
  return shards.map((shard) => JSON.stringify(shard));
}

/**
 * Decodes a shard. Its URL has a hash of what the build has written.
 *
 * @param input The parsed JSON.
 * @throws TypeError if it is no list.
 */
export function decodeShard(input: unknown): ComparedApp[] {
  if (!Array.isArray(input)) throw new TypeError('The shard has an unknown format.');
  return input;
}

/** The number of a shard, which its key alone gives. Spreads ids with any step evenly. */
export function shardIndex(key: AppId, count: number): number {
  return hashOf(String(key)) % count;
}
