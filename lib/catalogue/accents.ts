import { isAscii } from './ascii';

/** The marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, and invisible characters. */
const ACCENTS = /[\u0300-\u036f]|(?=\p{M})[\u0590-\u06ff]|\p{DI}/gu;

/**
 * Removes accents, since most keyboards have those of one language, and invisible characters. Marks that are letters, such
 * as the vowels of Indian scripts, stay.
 *
 * @example withoutAccents('Café') // 'Cafe'
 */
export function withoutAccents(text: string): string {
  if (isAscii(text)) return text;
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}
