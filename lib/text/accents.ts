import { isAscii } from './ascii';

/** The marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, what stretches Arabic words, and invisible characters. */
const ACCENTS = /[\u0300-\u036f\u0640]|(?=\p{M})[\u0590-\u06ff]|\p{DI}/gu;

/** Letters that Unicode does not take apart, in lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/**
 * Removes accents, since most keyboards have those of one language, and invisible characters. Marks that are letters, such
 * as the vowels of Indian scripts, stay.
 *
 * @param text In lower case.
 * @example withoutAccents('żółty café') // 'zolty cafe'
 */
export function withoutAccents(text: string): string {
  if (isAscii(text)) return text;
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
