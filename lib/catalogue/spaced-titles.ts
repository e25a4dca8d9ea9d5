import { isAscii } from './ascii';
import { oncePerList } from './once-per-list';
import { foldedTitles, foldText } from './search';

/** Minimum number of letters. Without regard to spaces, a shorter text occurs in too many titles. */
const MIN_LETTERS = 3;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = (text: string) => text.match(WORD) ?? [];

/** Titles without what is between their words. */
const spacelessTitles = oncePerList((apps: readonly { title: string }[]) =>
  foldedTitles(apps).map((title) =>
    isAscii(title) ? title.replace(/[^a-z0-9]+/g, '') : wordsOf(title).join(''),
  ),
);

/**
 * Finds apps whose title contains the letters of the text from the start of a word on, with any spaces and punctuation
 * between them.
 *
 * @example findSpacedTitles([{ title: 'My PlayerTrack' }], 'player track') // [{ title: 'My PlayerTrack' }]
 * @returns In the given order. None for a text of less than three letters, which are in too many titles.
 */
export function findSpacedTitles<T extends { title: string }>(apps: readonly T[], text: string): T[] {
  const wanted = wordsOf(foldText(text)).join('');
  if ([...wanted].length < MIN_LETTERS) return [];
  const spaceless = spacelessTitles(apps);
  const titles = foldedTitles(apps);
  return apps.filter(
    (_, index) => spaceless[index]?.includes(wanted) && beginsWithWord(wanted, titles[index] ?? ''),
  );
}

/** Whether letters that are in a title begin with one of its words there. */
function beginsWithWord(wanted: string, title: string): boolean {
  const words = wordsOf(title);
  return words.some((_, index) => words.slice(index).join('').startsWith(wanted));
}
