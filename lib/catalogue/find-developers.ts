import { type AppNames, type CountedName, groupByName } from './names';
import { oncePerList } from './once-per-list';
import { foldedTitles, foldText, searchApps } from './search';

/** Shorter texts are parts of too many names. */
const MIN_LENGTH = 2;

/** All developers of a catalogue, in the order of their first app, with the texts that are searched as titles. */
const developersOf = oncePerList((apps: readonly AppNames[]) =>
  groupByName(apps, 'developer').map(({ name, slug, apps }) => ({
    title: name,
    developer: { name, slug, count: apps.length },
  })),
);

/** Computes what `findDevelopers` needs of a catalogue, once. It takes ten times as long as a search. */
export function prepareDevelopers(apps: readonly AppNames[]): void {
  foldedTitles(developersOf(apps));
}

/**
 * Finds developers whose name contains the text, as `searchApps` finds titles.
 *
 * @param apps All apps of the catalogue.
 * @returns Those with the most apps first. None for a single letter.
 */
export function findDevelopers(apps: readonly AppNames[], text: string, limit: number): CountedName[] {
  if ([...foldText(text).trim()].length < MIN_LENGTH) return [];
  return searchApps(developersOf(apps), text)
    .map(({ developer }) => developer)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}
