/** Languages that are the only common one of their script, as BCP 47 tags. */
const LANGUAGES: readonly (readonly [script: RegExp, language: string])[] = [
  // Before Chinese characters, which Japanese texts also contain.
  [/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー]/gu, 'ja'],
  [/\p{sc=Hangul}/gu, 'ko'],
  [/\p{sc=Thai}/gu, 'th'],
  [/\p{sc=Hebrew}/gu, 'he'],
  [/\p{sc=Greek}/gu, 'el'],
  [/\p{sc=Armenian}/gu, 'hy'],
  [/\p{sc=Georgian}/gu, 'ka'],
  [/\p{sc=Tamil}/gu, 'ta'],
  [/\p{sc=Telugu}/gu, 'te'],
  [/\p{sc=Kannada}/gu, 'kn'],
  [/\p{sc=Malayalam}/gu, 'ml'],
  [/\p{sc=Gujarati}/gu, 'gu'],
  [/\p{sc=Gurmukhi}/gu, 'pa'],
  [/\p{sc=Sinhala}/gu, 'si'],
  [/\p{sc=Khmer}/gu, 'km'],
  [/\p{sc=Lao}/gu, 'lo'],
  [/\p{sc=Myanmar}/gu, 'my'],
];

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * The language of a text, if more than half of its letters are of a script that tells it. Screen readers choose a voice
 * by it, and browsers the forms of Chinese characters.
 *
 * @example languageOf('ねこカメラ') // 'ja'
 * @returns A value for `lang`; undefined for Latin, Cyrillic, Arabic and other scripts of many languages.
 */
export function languageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const known = LANGUAGES.find(([script]) => (text.match(script)?.length ?? 0) > letters / 2)?.[1];
  // Chinese characters alone can be Chinese as well.
  return known === 'ja' && !KANA.test(text) ? undefined : known;
}
