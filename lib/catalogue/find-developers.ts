import { type Developer, groupByDeveloper } from './developers';
import { searchApps } from './search';

/** A developer and the number of their apps. */
export interface FoundDeveloper extends Developer {
  count: number;
}

/** Shorter texts are parts of too many names. */
const MIN_LENGTH = 2;

const cache = new WeakMap<object, FoundDeveloper[]>();

/** All developers of a catalogue, in the order of their first app. Computed once for a list. */
function developersOf(apps: readonly { companyName: string }[]): FoundDeveloper[] {
  const known = cache.get(apps);
  if (known) return known;
  const found = groupByDeveloper(apps).map(({ developer, apps }) => ({ ...developer, count: apps.length }));
  cache.set(apps, found);
  return found;
}

/** Without accents: most keyboards have those of one language. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/**
 * Finds developers whose name contains the text, as `searchApps` finds titles. Accents do not matter.
 *
 * @param apps All apps of the catalogue.
 * @returns Those with the most apps first. None for a single letter.
 */
export function findDevelopers(
  apps: readonly { companyName: string }[],
  text: string,
  limit: number,
): FoundDeveloper[] {
  if ([...text.trim()].length < MIN_LENGTH) return [];
  const titled = developersOf(apps).map((developer) => ({
    title: withoutAccents(developer.name),
    developer,
  }));
  return searchApps(titled, withoutAccents(text))
    .map(({ developer }) => developer)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}
