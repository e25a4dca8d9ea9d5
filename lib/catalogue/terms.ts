import { foldText } from './search';

/** Scripts that are written without spaces, with the marks that they share. */
const WITHOUT_SPACES =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
const LETTER = '[\\p{L}\\p{M}\\p{N}]';

/** The words of a text: the runs of letters and digits of those scripts, and of all others. */
const WORD = new RegExp(`(?:(?=${LETTER})[${WITHOUT_SPACES}])+|(?:(?![${WITHOUT_SPACES}])${LETTER})+`, 'gu');
const IS_WITHOUT_SPACES = new RegExp(`^[${WITHOUT_SPACES}]`, 'u');

/**
 * Divides a text into what it is found by: its words, without case and accents. Of a script that is written without
 * spaces, the pairs of adjacent letters.
 *
 * @param minLength Shorter words are left out. In code points.
 * @example termsOf('Sorts cafés of a 地図帳', 2) // ['sorts', 'cafes', 'of', '地図', '図帳']
 * @returns In the order of the text. A term can occur several times.
 */
export function termsOf(text: string, minLength: number): string[] {
  const words = foldText(text).match(WORD) ?? [];
  return words.flatMap((word) => {
    if (!IS_WITHOUT_SPACES.test(word)) return isShorter(word, minLength) ? [] : [word];
    const letters = [...word];
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  });
}

function isShorter(word: string, length: number): boolean {
  return word.length < length || (word.length < 2 * length && [...word].length < length);
}
