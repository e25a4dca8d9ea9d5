import { memoizeByList } from '@/lib/catalogue/memoize';
import { type AppNames, type CountedName, groupByName, type Kind } from '@/lib/catalogue/names';
import { stemOf } from '@/lib/text/stem';
import { foldText } from './search';

/** Shorter texts are parts of too many names. */
const MIN_LENGTH = 2;

/** All names of a kind, in the order of their first app, with the texts that are searched. */
const namesOf = (kind: Kind) =>
  memoizeByList((apps: readonly AppNames[]) =>
    groupByName(apps, kind).map(({ apps, ...named }) => {
      const folded = foldText(named.name);
      return { folded, stems: stemsIn(folded), named: { ...named, count: apps.length } };
    }),
  );

const NAMES = {
  developer: namesOf('developer'),
  category: namesOf('category'),
  collection: namesOf('collection'),
};

/** Computes what `findNames` needs of a catalogue, once. It takes ten times as long as a search. */
export function prepareNames(apps: readonly AppNames[], kind: Kind): void {
  NAMES[kind](apps);
}

/**
 * Finds developers, categories or collections whose name contains the text, or its words in the singular or the plural.
 *
 * @param apps All apps of the catalogue.
 * @returns First those with a word that begins with the text, and of these those with the most apps. None for a single letter.
 */
export function findNames(apps: readonly AppNames[], kind: Kind, text: string, limit: number): CountedName[] {
  const wanted = foldText(text).trim();
  if ([...wanted].length < MIN_LENGTH) return [];
  const wantedStems = stemsIn(wanted);
  const start = wantedStems.trimEnd();
  return NAMES[kind](apps)
    .filter(({ folded, stems }) => folded.includes(wanted) || stems.includes(wantedStems))
    .sort(
      (a, b) =>
        Number(b.stems.includes(start)) - Number(a.stems.includes(start)) || b.named.count - a.named.count,
    )
    .slice(0, limit)
    .map(({ named }) => named);
}

/** The words of a text in the singular, each between spaces. A sign of a word such as C++ stays. */
function stemsIn(text: string): string {
  return ` ${text
    .split(/[\s()/,&-]+/)
    .map(stemOf)
    .join(' ')} `;
}
