import { type Developer, groupByDeveloper } from './developers';
import { searchApps } from './search';

/** A developer and the number of their apps. */
export interface FoundDeveloper extends Developer {
  count: number;
}

/** Shorter texts are parts of too many names. */
const MIN_LENGTH = 2;

/** A developer, with the text that is searched as a title. */
interface Entry {
  title: string;
  developer: FoundDeveloper;
}

const cache = new WeakMap<object, Entry[]>();

/** All developers of a catalogue, in the order of their first app. Computed once for a list. */
function developersOf(apps: readonly { companyName: string }[]): Entry[] {
  const known = cache.get(apps);
  if (known) return known;
  const entries = groupByDeveloper(apps).map(({ developer, apps }) => ({
    title: withoutAccents(developer.name),
    developer: { ...developer, count: apps.length },
  }));
  cache.set(apps, entries);
  return entries;
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
  const query = withoutAccents(text);
  if ([...query.trim()].length < MIN_LENGTH) return [];
  return searchApps(developersOf(apps), query)
    .map(({ developer }) => developer)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}
