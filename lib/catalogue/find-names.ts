import { type AppNames, type CountedName, groupByName, type Kind, spelledOut } from './names';
import { oncePerList } from './once-per-list';
import { rootOf } from './plural';
import { foldText } from './search';

/** Shorter texts are parts of too many names. */
const MIN_LENGTH = 2;

/** Of a name, or of a search: its text, and its words in the singular. */
function searchedOf(text: string) {
  const folded = foldText(text).trim();
  const roots = spelledOut(folded)
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '');
  return { folded, roots: ` ${roots.map(rootOf).join(' ')}` };
}

const namesOf = (kind: Kind) =>
  oncePerList((apps: readonly AppNames[]) =>
    groupByName(apps, kind).map(({ name, slug, apps }) => ({
      ...searchedOf(name),
      named: { name, slug, count: apps.length },
    })),
  );

const NAMES = { developer: namesOf('developer'), category: namesOf('category') };

/** Computes what `findNames` needs of a catalogue, once. It takes ten times as long as a search. */
export function prepareNames(apps: readonly AppNames[], kind: Kind): void {
  NAMES[kind](apps);
}

/**
 * Finds developers or categories whose name contains the text, or its words in the singular or the plural.
 *
 * @param apps All apps of the catalogue.
 * @returns Those with the most apps first. None for a single letter.
 */
export function findNames(apps: readonly AppNames[], kind: Kind, text: string, limit: number): CountedName[] {
  const { folded, roots } = searchedOf(text);
  if ([...folded].length < MIN_LENGTH) return [];
  return NAMES[kind](apps)
    .filter((name) => name.folded.includes(folded) || (roots !== ' ' && name.roots.includes(roots)))
    .map(({ named }) => named)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}
