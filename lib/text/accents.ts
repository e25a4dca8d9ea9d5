import { isAscii } from './ascii';

/** The marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, what stretches Arabic words, and invisible characters. */
const ACCENTS = /[\u0300-\u036f\u0640]|(?=\p{M})[\u0590-\u06ff]|\p{DI}/gu;

/** Letters that Unicode does not take apart, in lower case, and Arabic and Persian letters that are often typed for each other. */
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
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
};

/**
 * Removes accents, since most keyboards have those of one language, and invisible characters. Marks that are letters, such
 * as the vowels of Indian scripts, stay. Digits of Arabic, Indian and full-width writing become 0 to 9.
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
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
    .normalize('NFC');
}

/** The zero of a script has a code that ends with 0 in hexadecimal, and with 6 in Indian scripts. */
function digitValue(code: number): number {
  return (code > 0x965 && code < 0xe00 ? code - 6 : code) & 15;
}
