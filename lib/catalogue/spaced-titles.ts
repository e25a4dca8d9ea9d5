import { foldedTitles, foldText } from './search';

/** Minimum number of letters. Without regard to spaces, a shorter text occurs in too many titles. */
const MIN_LETTERS = 3;

/** The rest of a longer text is ignored, because an engine limits the size of a regular expression. */
const MAX_LETTERS = 200;

const LETTER = '\\p{L}\\p{M}\\p{N}';

/**
 * Finds apps whose title contains the letters of the text from the start of a word on, with any spaces and punctuation
 * between them.
 *
 * @example findSpacedTitles([{ title: 'My PlayerTrack' }], 'player track') // [{ title: 'My PlayerTrack' }]
 * @returns In the given order. None for a text of less than three letters, which are in too many titles.
 */
export function findSpacedTitles<T extends { title: string }>(apps: readonly T[], text: string): T[] {
  const letters = foldText(text).match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  if (letters.length < MIN_LETTERS) return [];
  const spaced = letters.slice(0, MAX_LETTERS).join(`[^${LETTER}]*`);
  const pattern = new RegExp(`(?<![${LETTER}])${spaced}`, 'u');
  const titles = foldedTitles(apps);
  return apps.filter((_, index) => pattern.test(titles[index] ?? ''));
}
