/** Languages that are the only common one of their script, as BCP 47 tags. */
const LANGUAGES: readonly (readonly [script: RegExp, language: string])[] = [
  // Before Chinese characters, which Japanese texts also contain.
  [/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー]/u, 'ja'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Thai}/u, 'th'],
  [/\p{sc=Hebrew}/u, 'he'],
  [/\p{sc=Greek}/u, 'el'],
  [/\p{sc=Armenian}/u, 'hy'],
  [/\p{sc=Georgian}/u, 'ka'],
  [/\p{sc=Tamil}/u, 'ta'],
  [/\p{sc=Telugu}/u, 'te'],
  [/\p{sc=Kannada}/u, 'kn'],
  [/\p{sc=Malayalam}/u, 'ml'],
  [/\p{sc=Gujarati}/u, 'gu'],
  [/\p{sc=Gurmukhi}/u, 'pa'],
  [/\p{sc=Sinhala}/u, 'si'],
  [/\p{sc=Khmer}/u, 'km'],
  [/\p{sc=Lao}/u, 'lo'],
  [/\p{sc=Myanmar}/u, 'my'],
];

/** Before it are Latin letters only, which are all letters of most texts. */
const LAST_LATIN = '\u036F';

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * The language of a text, if more than half of its letters are of a script that tells it. Screen readers choose a voice
 * by it, and browsers the forms of Chinese characters.
 *
 * @example languageOf('ねこカメラ') // 'ja'
 * @returns A value for `lang`; undefined for Latin, Cyrillic, Arabic and other scripts of many languages.
 */
export function languageOf(text: string): string | undefined {
  const letters: string[] = text.match(/\p{L}/gu) ?? [];
  const half = letters.length / 2;
  const others = letters.filter((letter) => letter > LAST_LATIN);
  if (others.length <= half) return undefined;
  const known = LANGUAGES.find(
    ([script]) => others.filter((letter) => script.test(letter)).length > half,
  )?.[1];
  // Chinese characters alone can be Chinese as well.
  return known === 'ja' && !KANA.test(text) ? undefined : known;
}
