import { shardIndex } from '@/lib/catalogue/shards';
import type { SearchedApp } from '@/lib/catalogue/views';
import { compareIds, fromDifferences, toDifferences } from '@/lib/id';
import { isWithoutSpaces } from './terms';
import { addToIndex, type Places, type TextIndex } from './text-index';

/** Mean size of a shard, in characters: about 20 kB with gzip. */
const SHARD_SIZE = 50_000;

/**
 * The key of the shard that has the terms which begin with the same letters as a word, for `shardUrl`: the first two, or
 * the first of a script without spaces, whose single letters are searched.
 */
export function shardKey(word: string): string {
  const [first = '', second = ''] = word;
  return isWithoutSpaces(word) ? first : first + second;
}

/**
 * Encodes the index of a large catalogue as JSON for `decodeTextShard`. Numbers are encoded as their differences, which are
 * shorter.
 *
 * @param maxTerms Of `addToIndex`.
 * @param size Mean size of a shard, in characters.
 * @returns The text of each shard. Their index is part of their URLs, by `shardKey`.
 */
export function encodeTextIndex(
  apps: readonly SearchedApp[],
  maxTerms?: number,
  size = SHARD_SIZE,
): string[] {
  const index: TextIndex = new Map();
  addToIndex(
    index,
    [...apps].sort((a, b) => compareIds(a.id, b.id)),
    maxTerms,
  );
  const entries = [...index].map(([term, places]) => ({
    term,
    json: JSON.stringify([term, ...places.map((ids) => toDifferences(ids))]),
  }));
  const total = entries.reduce((sum, { json }) => sum + json.length, 0);
  const shards = Array.from({ length: Math.ceil(total / size) }, () => [] as string[]);
  for (const { term, json } of entries) shards[shardIndex(shardKey(term), shards.length)]?.push(json);
  return shards.map((lines) => `[${lines.join(',')}]`);
}

/**
 * Decodes a shard. Its URL has a hash of what the build has written.
 *
 * @param input The parsed JSON.
 * @throws TypeError if it is no list.
 */
export function decodeTextShard(input: unknown): TextIndex {
  if (!Array.isArray(input)) throw new TypeError('The index of the texts has an unknown format.');
  const entries: [string, ...Places][] = input;
  return new Map(
    entries.map(([term, inNames, inSummaries, inDescriptions]) => [
      term,
      [fromDifferences(inNames), fromDifferences(inSummaries), fromDifferences(inDescriptions)],
    ]),
  );
}
