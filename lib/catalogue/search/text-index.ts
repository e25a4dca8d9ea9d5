import { plainText } from '@/lib/catalogue/plain-text';
import { SEARCHED_NAMES, type SearchedApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { isSingle, isWithoutSpaces, runsOf, termsOf } from './terms';

/** The ids of the apps whose names contain a term, of those whose summaries do, and of those whose descriptions alone do. */
export type Places = readonly [inNames: AppId[], inSummaries: AppId[], inDescriptions: AppId[]];

/** The places of each term. */
export type TextIndex = Map<string, Places>;

/** Titles are found without the spaces between this number of words. */
const MAX_JOINED_WORDS = 8;

/**
 * Adds apps to an index.
 *
 * @param maxTerms Number of terms of an app's description. The others are ignored.
 */
export function addToIndex(index: TextIndex, apps: readonly SearchedApp[], maxTerms?: number): void {
  const placesOf = (term: string) => {
    const places = index.get(term) ?? [[], [], []];
    index.set(term, places);
    return places;
  };
  for (const app of apps) {
    const { id, title = '', summary = '', description = '' } = app;
    const names = SEARCHED_NAMES.flatMap((field) => app[field] ?? []).join('\n');
    const found = new Set([...termsOf(names), ...joinedWords(title)]);
    for (const term of found) placesOf(term)[0].push(id);
    for (const [place, terms] of [
      [1, termsOf(summary)],
      [2, termsOf(plainText(description)).slice(0, maxTerms)],
    ] as const)
      for (const term of terms) {
        // A single letter is a name, as of a programming language.
        if (found.has(term) || (isSingle(term) && !isWithoutSpaces(term))) continue;
        found.add(term);
        placesOf(term)[place].push(id);
      }
  }
}

/** The letters of a title, from each of its words on. */
function joinedWords(title: string): string[] {
  const runs = runsOf(title).slice(0, MAX_JOINED_WORDS);
  return runs.map((_, index) => runs.slice(index).join(''));
}
