import { parseText, requestFile } from './fetch';

/**
 * Creates a function that loads shards by their URL, without the base path. Each is requested and decoded once per visit.
 * After a failure the next call tries again.
 */
export function shardLoader<Shard>(decode: (input: unknown) => Shard): (url: string) => Promise<Shard> {
  /** The shards that are loaded or loading. */
  const cache = new Map<string, Promise<Shard>>();
  return (url) => {
    const parse = (text: string) => decode(JSON.parse(text));
    const shard = cache.get(url) ?? requestFile(url).then((text) => parseText(text, parse));
    cache.set(url, shard);
    shard.catch(() => cache.delete(url));
    return shard;
  };
}
