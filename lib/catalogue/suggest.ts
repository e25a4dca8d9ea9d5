import MiniSearch from 'minisearch';
import type { AppId } from './id';
import { oncePerList } from './once-per-list';

interface Titled {
  id: AppId;
  title: string;
  /** Neither of them of a large catalogue, whose cards do not have them. */
  keywords?: readonly string[];
  alternativeTo?: readonly string[];
}

/** The rest of a longer text is ignored: the time of a search grows with the square of the length of a word. */
const MAX_TEXT_LENGTH = 200;

/** Number of titles that are indexed in one task. */
const CHUNK_SIZE = 200;

/**
 * The fields of the index: the words of a title, the whole title as one word, for missing or additional spaces, and the
 * keywords with the names of other products.
 */
const FIELDS: Readonly<Record<string, (app: Titled) => string>> = {
  id: ({ id }) => String(id),
  title: ({ title }) => title,
  joined: ({ title }) => title.replace(SEPARATORS, ''),
  keywords: ({ keywords = [], alternativeTo = [] }) => [...keywords, ...alternativeTo].join(' '),
};

/** What separates the words of a text. */
const SEPARATORS = /[\s\p{P}]+/gu;

/** Case, accents and invisible characters do not matter. */
function processTerm(term: string): string {
  return term
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();
}

const indexOf = oncePerList((apps: readonly Titled[]): Promise<MiniSearch<Titled>> => {
  const index = new MiniSearch<Titled>({
    fields: ['title', 'joined', 'keywords'],
    extractField: (app, field) => FIELDS[field]?.(app) ?? '',
    processTerm,
  });
  return index.addAllAsync(apps, { chunkSize: CHUNK_SIZE }).then(() => index);
});

/** The lowest score of a suggestion, as a share of the best one: others have only a short word that is similar. */
const MIN_SCORE = 0.3;

/** The number of wrong letters that are accepted in a word. Two adjacent letters that are swapped are two. */
function maxErrors(word: string): number {
  const { length } = word;
  if (length < 3) return 0;
  return length < 5 ? 1 : 2;
}

/** The spellings of a word of three or four letters with two adjacent letters swapped. `maxErrors` is too low for them. */
function swappedSpellings(word: string): string[] {
  if (word.length < 3 || word.length > 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  );
}

/**
 * Finds the apps with the nearest titles and keywords: with words in another order, other accents, or a few wrong, missing
 * or swapped letters. Indexes the titles in several tasks at the first call.
 *
 * @param apps All apps of the catalogue, with unique ids.
 * @returns The nearest first, at most `limit`.
 */
export async function suggestApps<T extends Titled>(
  apps: readonly T[],
  text: string,
  limit: number,
): Promise<T[]> {
  const index = await indexOf(apps);
  const words = text
    .replace(/\p{DI}/gu, '')
    .slice(0, MAX_TEXT_LENGTH)
    .split(SEPARATORS);
  const options = { prefix: (word: string) => word.length > 2, fuzzy: maxErrors };
  const swapped = { queries: words.flatMap(swappedSpellings), prefix: false, fuzzy: false };
  // Titles with all words precede those with some of them.
  const all = index.search({ combineWith: 'AND', queries: [words.join(' ')] }, options);
  const some = index.search(
    { combineWith: 'OR', queries: [words.join(' '), words.join(''), swapped] },
    options,
  );
  const best = some[0]?.score ?? 0;
  const results = [...all, ...some.filter(({ score }) => score >= MIN_SCORE * best)];
  const ids = [...new Set(results.map(({ id }) => id))].slice(0, limit);
  return ids.flatMap((id) => apps.find((app) => String(app.id) === id) ?? []);
}
