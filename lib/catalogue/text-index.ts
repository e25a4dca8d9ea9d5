import { type AppId, compareIds, fromDifferences, toDifferences } from './id';
import type { App } from './schema';
import { shardIndex } from './shards';
import { termsOf } from './terms';

/** The texts of an app that a search finds below the titles. */
export type IndexedApp = Pick<App, 'id' | 'title' | 'summary' | 'description' | 'keywords' | 'alternativeTo'>;

/** For terms of the texts, each once: the ids of the apps that contain it, as `compareIds` orders them. */
export type TextIndex = Iterable<readonly [term: string, ids: readonly AppId[]]>;

/** Shorter words are ignored. In code points. */
const MIN_LENGTH = 2;

/** The rest of a longer search text is ignored: each of its words could need another shard. */
const MAX_SEARCH_LENGTH = 200;

/** Mean size of a shard, in characters: about 20 kB with gzip. */
const SHARD_SIZE = 50_000;

/**
 * Adds apps to an index.
 *
 * @param apps With ids after those in the index, as `compareIds` orders them.
 */
export function addToIndex(index: Map<string, AppId[]>, apps: readonly IndexedApp[]): void {
  for (const { id, title, summary, description, keywords = [], alternativeTo = [] } of apps)
    for (const term of new Set(
      termsOf(
        [title, summary ?? '', description ?? '', ...keywords, ...alternativeTo].join('\n'),
        MIN_LENGTH,
      ),
    )) {
      const ids = index.get(term);
      if (ids) ids.push(id);
      else index.set(term, [id]);
    }
}

/**
 * Finds the apps whose texts have all words of a search: each is the start of a term.
 *
 * @param indexOf The index with the terms that begin with the same two letters as a word. Called for each word.
 * @returns The ids. None for a text without a word of two letters.
 */
export async function findInIndex(
  text: string,
  indexOf: (word: string) => TextIndex | Promise<TextIndex>,
): Promise<ReadonlySet<AppId>> {
  const words = [...new Set(termsOf(text.slice(0, MAX_SEARCH_LENGTH), MIN_LENGTH))];
  const indexes = await Promise.all(words.map(indexOf));
  let found: ReadonlySet<AppId> | undefined;
  for (const [position, word] of words.entries()) {
    const ids = idsOfWord(indexes[position] ?? [], word);
    found = found ? new Set([...found].filter((id) => ids.has(id))) : ids;
    // The words of a long text are in no app soon.
    if (found.size === 0) break;
  }
  return found ?? new Set();
}

function idsOfWord(index: TextIndex, word: string): ReadonlySet<AppId> {
  const found = new Set<AppId>();
  for (const [term, ids] of index) if (term.startsWith(word)) for (const id of ids) found.add(id);
  return found;
}

/** The key of the shard that has the terms which begin with the same two letters as a word, for `shardUrl`. */
export function shardKey(word: string): number {
  const [first = '', second = ''] = word;
  return ((first.codePointAt(0) ?? 0) << 16) ^ (second.codePointAt(0) ?? 0);
}

/**
 * Encodes the index of a large catalogue as JSON for `decodeTextShard`. Numbers are encoded as their differences, which are
 * shorter.
 *
 * @param size Mean size of a shard, in characters.
 * @returns The text of each shard. Their index is part of their URLs, by `shardKey`.
 */
export function encodeTextIndex(apps: readonly IndexedApp[], size = SHARD_SIZE): string[] {
  const index = new Map<string, AppId[]>();
  addToIndex(
    index,
    [...apps].sort((a, b) => compareIds(a.id, b.id)),
  );
  const entries = [...index].map(([term, ids]) => ({
    term,
    json: JSON.stringify([term, ...toDifferences(ids)]),
  }));
  const total = entries.reduce((sum, { json }) => sum + json.length, 0);
  const shards = Array.from({ length: Math.ceil(total / size) }, () => [] as string[]);
  for (const { term, json } of entries) shards[shardIndex(shardKey(term), shards.length)]?.push(json);
  return shards.map((lines) => `[${lines.join(',')}]`);
}

/**
 * Decodes a shard.
 *
 * @param input The parsed JSON.
 * @throws TypeError if it is not a shard: a host can answer with another file.
 */
export function decodeTextShard(input: unknown): TextIndex {
  if (!Array.isArray(input) || !input.every(isEntry))
    throw new TypeError('The index of the texts has an unknown format.');
  return input.map(([term, ...differences]) => [term, fromDifferences(differences)]);
}

function isEntry(input: unknown): input is [string, ...AppId[]] {
  return (
    Array.isArray(input) &&
    typeof input[0] === 'string' &&
    input.slice(1).every((member) => typeof member === 'number' || typeof member === 'string')
  );
}
