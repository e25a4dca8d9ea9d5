import { spelledOut } from '@/lib/catalogue/names';
import { isAscii } from '@/lib/text/ascii';
import { foldText } from './search';

/** Their words say nothing. A text without spaces can follow. */
const URLS = /\b(?:https?:\/\/|www\.)[!-~]+/gi;

/** A name such as .NET. */
const WITH_DOT = /(?<![\p{L}\p{M}\p{N}.])\.(\p{L}+)/gu;

/** Scripts that are written without spaces, with the marks that they share. */
const WITHOUT_SPACES =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
const LETTER = '[\\p{L}\\p{M}\\p{N}]';

/** The words of a text: the runs of letters and digits of those scripts, and of all others, and numbers such as 3.0. */
const WORD = new RegExp(
  `(?:(?=${LETTER})[${WITHOUT_SPACES}])+|(?:(?![${WITHOUT_SPACES}])${LETTER})+(?:(?<=\\d)\\.\\d+)*`,
  'gu',
);
const ASCII_WORD = /[a-z\d]+(?:(?<=\d)\.\d+)*/g;

const RUN = /[\p{L}\p{M}\p{N}]+/gu;
const ASCII_RUN = /[a-z\d]+/g;

const IS_WITHOUT_SPACES = new RegExp(`^[${WITHOUT_SPACES}]`, 'u');

/** Folds a text as `foldText`, without its URLs. Signs that are a part of a name are letters. */
function folded(text: string): string {
  return spelledOut(foldText(text.replace(URLS, ' ')).replace(WITH_DOT, '$1 dot$1'));
}

/**
 * Divides a text into what it is found by: its words, without case and accents. Of a script that is written without
 * spaces, the pairs of adjacent letters and the last letter, so that each letter begins a term.
 *
 * @example termsOf('GPL-3.0 and C#: a 地図帳') // ['gpl', '3.0', 'and', 'csharp', 'a', '地図', '図帳', '帳']
 * @returns In the order of the text. A term can occur several times.
 */
export function termsOf(text: string): string[] {
  const plain = folded(text);
  if (isAscii(plain)) return plain.match(ASCII_WORD) ?? [];
  return (plain.match(WORD) ?? []).flatMap((word) => {
    if (!isWithoutSpaces(word)) return [word];
    const letters = [...word];
    return letters.map((letter, index) => letter + (letters[index + 1] ?? ''));
  });
}

/** The runs of letters and digits of a text, of any script. */
export function runsOf(text: string): string[] {
  const plain = folded(text);
  return plain.match(isAscii(plain) ? ASCII_RUN : RUN) ?? [];
}

/** Whether a term is of a script that is written without spaces. */
export function isWithoutSpaces(term: string): boolean {
  return IS_WITHOUT_SPACES.test(term);
}

/** Whether a term is a single letter or digit. */
export function isSingle(term: string): boolean {
  return term.length === 1 || (term.length === 2 && [...term].length === 1);
}
