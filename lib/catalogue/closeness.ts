import { rootOf } from './plural';
import { isSingle, isWithoutSpaces } from './terms';

/** What the start of a longer word counts. */
const START = 0.5;

/**
 * How well a term fits a word of a search, for many terms: 1 for the same word, in the singular or the plural; less if the
 * word is its start, and 0 if it is not. A single letter is no start.
 */
export function closenessTo(word: string): (term: string) => number {
  const root = rootOf(word);
  // Of `gallery` and `galleries`.
  const common = root.replace(/y$/, '');
  const isStart = !isSingle(word) || isWithoutSpaces(word);
  return (term) => {
    if (term === word) return 1;
    if (!term.startsWith(common)) return 0;
    if (rootOf(term) === root) return 1;
    return isStart && term.startsWith(word) ? START : 0;
  };
}

/** As `closenessTo`, and less for a term with a few wrong, missing, additional or swapped letters. */
export function nearnessTo(word: string): (term: string) => number {
  const closeness = closenessTo(word);
  const max = maxErrors(word);
  return (term) => {
    const close = closeness(term);
    if (close > 0 || Math.abs(term.length - word.length) > max) return close;
    const errors = errorsBetween(word, term, max);
    return errors > max ? 0 : 1 - errors / word.length;
  };
}

/** The number of wrong letters that are accepted in a word. */
function maxErrors({ length }: string): number {
  if (length < 3) return 0;
  return length < 5 ? 1 : 2;
}

/**
 * The number of wrong, missing, additional or swapped letters: the optimal string alignment distance
 * (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 *
 * @param max A greater number is not computed.
 */
function errorsBetween(one: string, two: string, max: number): number {
  let before: number[] = [];
  let last: number[] = [];
  let row = Array.from({ length: two.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    before = last;
    last = row;
    row = [line];
    let least = line;
    for (let column = 1; column <= two.length; column += 1) {
      const isSame = one[line - 1] === two[column - 1];
      const isSwapped = one[line - 1] === two[column - 2] && one[line - 2] === two[column - 1];
      let errors = Math.min(
        (row[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (line > 1 && column > 1 && isSwapped) errors = Math.min(errors, (before[column - 2] ?? 0) + 1);
      row.push(errors);
      least = Math.min(least, errors);
    }
    if (least > max) return least;
  }
  return row[two.length] ?? 0;
}
