import { distance } from 'fastest-levenshtein';
import { stemOf } from '@/lib/text/stem';
import { isSingle, isWithoutSpaces } from './terms';

/** What the start of a longer word counts. */
const START = 0.5;

/** Fewer letters of a plural begin too many words. */
const MIN_START = 4;

/**
 * How well a term fits a word of a search, for many terms: 1 for the same word, in the singular or the plural; less if the
 * word is its start, also in the singular, and 0 if it is not. A single letter is no start.
 *
 * @example closenessTo('photos')('photobook') // 0.5
 */
export function closenessTo(word: string): (term: string) => number {
  const stem = stemOf(word);
  // Of `gallery` and `galleries`.
  const common = stem.replace(/y$/, '');
  const start = word.endsWith('s') && stem.length >= MIN_START ? stem : word;
  const isStart = !isSingle(word) || isWithoutSpaces(word);
  return (term) => {
    if (!term.startsWith(common)) return 0;
    if (stemOf(term) === stem) return 1;
    return isStart && term.startsWith(start) ? START : 0;
  };
}

/** As `closenessTo`, and less for a term with a few wrong, missing, additional or swapped letters. */
export function nearnessTo(word: string): (term: string) => number {
  const closeness = closenessTo(word);
  const max = maxErrors(word);
  return (term) => {
    const close = closeness(term);
    if (close > 0 || Math.abs(term.length - word.length) > max) return close;
    const errors = errorsBetween(word, term);
    return errors > max ? 0 : 1 - errors / word.length;
  };
}

/** The number of wrong letters that are accepted in a word. */
function maxErrors({ length }: string): number {
  if (length < 3) return 0;
  return length < 5 ? 1 : 2;
}

/** The number of wrong, missing and additional letters. Two adjacent letters that are swapped are one. */
function errorsBetween(one: string, two: string): number {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  const swapped = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
  return swapped === two ? 1 : distance(one, two);
}
