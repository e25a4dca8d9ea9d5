import { inTasks } from '@/lib/catalogue/tasks';
import type { AppId } from '@/lib/id';
import { closenessTo, nearnessTo } from './closeness';
import { isSingle, isWithoutSpaces, runsOf, termsOf } from './terms';
import type { TextIndex } from './text-index';

const MAX_NAME = 4;
const MAX_TEXT = 1.25;

/** The places of a term, and what it counts there: the start of a name counts more than a word of a summary. */
const WEIGHTS = [
  [0, MAX_NAME],
  [1, MAX_TEXT],
  [2, 1],
] as const;

/** Without the texts. */
const NAMES = WEIGHTS.slice(0, 1);

/** The rest of a longer search text is ignored: each of its words could need another shard. */
const MAX_SEARCHED_LENGTH = 200;

/** Fewer letters begin too many titles. */
const MIN_JOINED_LENGTH = 3;

/** Of the highest weight. Below it, apps have only a short word that is similar. */
const MIN_SHARE = 0.6;

/** So few apps that have the words in their texts only can have the same spelling error. */
const MAX_STRAY = 3;

/** How near a name must be to be shown below those: one wrong letter of five. */
const MIN_NEAR = 0.8;

/** How well apps fit a search, by their ids. */
type Weights = Map<AppId, number>;

export interface FoundInIndex {
  /** The apps that have all words. */
  weights: ReadonlyMap<AppId, number>;
  /** Those whose names come near. */
  near: ReadonlyMap<AppId, number>;
}

/**
 * Finds the apps that have all words of a search: each is a term, its singular or plural, or its start. Also those whose
 * title begins with its letters, with other spaces. If there are none, or few that have the words in their texts only, also
 * those whose names have the most similar words.
 *
 * @param index Has at least the titles.
 * @param signal Ends the search between two tasks.
 * @param shardOf A further index, with the terms that begin with the same letters as a word. Called for each word.
 * @throws The reason of the signal.
 */
export async function findInIndex(
  text: string,
  index: TextIndex,
  signal?: AbortSignal,
  shardOf?: (word: string) => Promise<TextIndex>,
): Promise<FoundInIndex> {
  const searched = text.slice(0, MAX_SEARCHED_LENGTH);
  const terms = [...new Set(termsOf(searched))];
  const runs = runsOf(searched);
  // In Chinese and Japanese, a word can be one letter.
  const whole = terms.filter((term) => !isSingle(term) || (isWithoutSpaces(term) && runs.includes(term)));
  const words = whole.length > 0 ? whole : terms;
  const joined = runs.join('');
  const all = joined.length < MIN_JOINED_LENGTH ? words : [...new Set([...words, joined])];
  const shards = shardOf ? await Promise.all(words.map(shardOf)) : [];
  const found = await weigh([index, ...new Set(shards)], all.map(closenessTo), WEIGHTS, signal);
  const weights = withAll(found.slice(0, words.length));
  // It has the letters of all words.
  for (const [id, weight] of found[words.length] ?? [])
    weights.set(id, Math.max(weights.get(id) ?? 0, weight * Math.max(1, words.length)));
  const isInNames = highestOf(weights) > MAX_TEXT * words.length;
  if (isInNames || weights.size > MAX_STRAY) return { weights, near: new Map() };
  const similar = await weigh([index], all.map(nearnessTo), NAMES, signal);
  return { weights, near: nearest(similar, weights.size > 0 ? MIN_NEAR * MAX_NAME * words.length : 0) };
}

/**
 * Weighs the apps of indexes, in several tasks.
 *
 * @param measures How close a term is to each word, from 0 (not at all) to 1.
 * @param weightOfPlaces Of the names, and of the texts if they count.
 * @returns For each word, the highest weight of each app that has a term.
 */
async function weigh(
  indexes: readonly TextIndex[],
  measures: readonly ((term: string) => number)[],
  weightOfPlaces: readonly (typeof WEIGHTS)[number][],
  signal: AbortSignal | undefined,
): Promise<Weights[]> {
  const pause = inTasks(signal);
  const found = measures.map((closeness) => ({ closeness, weights: new Map<AppId, number>() }));
  for (const index of indexes)
    for (const [term, places] of index) {
      for (const { closeness, weights } of found) {
        const close = closeness(term);
        if (close === 0) continue;
        for (const [place, weight] of weightOfPlaces)
          for (const id of places[place]) weights.set(id, Math.max(weights.get(id) ?? 0, close * weight));
      }
      const pausing = pause();
      if (pausing) await pausing;
    }
  return found.map(({ weights }) => weights);
}

/** The sums of the weights of the apps that are in all maps. */
function withAll([first, ...others]: readonly Weights[]): Weights {
  const sums = new Map(first);
  for (const weights of others)
    for (const [id, sum] of sums) {
      const weight = weights.get(id);
      if (weight === undefined) sums.delete(id);
      else sums.set(id, sum + weight);
    }
  return sums;
}

/** The sums of the weights, as far as they are near to the highest. */
function nearest(maps: readonly Weights[], min: number): Weights {
  const sums: Weights = new Map();
  for (const weights of maps) for (const [id, weight] of weights) sums.set(id, (sums.get(id) ?? 0) + weight);
  const lowest = Math.max(min, MIN_SHARE * highestOf(sums));
  return new Map([...sums].filter(([, sum]) => sum >= lowest));
}

function highestOf(weights: Weights): number {
  return [...weights.values()].reduce((max, weight) => Math.max(max, weight), 0);
}
