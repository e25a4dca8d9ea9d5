import { plainText } from '@/lib/catalogue/plain-text';
import { SEARCHED_NAMES, SEARCHED_TEXTS, type SearchedApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { isSingle, isWithoutSpaces, runsOf, termsOf } from './terms';

/** The ids of the apps whose names contain a term, and of those whose texts alone do. */
export type Places = readonly [inNames: AppId[], inTexts: AppId[]];

/** The places of each term. */
export type TextIndex = Map<string, Places>;

/** Titles are found without the spaces between this number of words. */
const MAX_JOINED_WORDS = 8;

/**
 * Adds apps to an index.
 *
 * @param maxTerms Number of terms of an app's texts. The others are ignored.
 */
export function addToIndex(index: TextIndex, apps: readonly SearchedApp[], maxTerms?: number): void {
  const placesOf = (term: string) => {
    const places: Places = index.get(term) ?? [[], []];
    index.set(term, places);
    return places;
  };
  for (const app of apps) {
    const textOf = (fields: readonly (keyof SearchedApp)[]) =>
      fields.flatMap((field) => app[field] ?? []).join('\n');
    const inNames = new Set([...termsOf(textOf(SEARCHED_NAMES)), ...joinedWords(app.title ?? '')]);
    const inTexts = new Set(termsOf(plainText(textOf(SEARCHED_TEXTS))).slice(0, maxTerms));
    for (const term of inNames) placesOf(term)[0].push(app.id);
    // A single letter is a name, as of a programming language.
    for (const term of inTexts)
      if (!inNames.has(term) && (!isSingle(term) || isWithoutSpaces(term))) placesOf(term)[1].push(app.id);
  }
}

/** The letters of a title, from each of its words on. */
function joinedWords(title: string): string[] {
  const runs = runsOf(title).slice(0, MAX_JOINED_WORDS);
  return runs.map((_, index) => runs.slice(index).join(''));
}
