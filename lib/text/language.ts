/** Scripts (ISO 15924) of which one language is the only common one, with its BCP 47 tag. */
const LANGUAGES = Object.entries({
  Hang: 'ko',
  Thai: 'th',
  Hebr: 'he',
  Grek: 'el',
  Armn: 'hy',
  Geor: 'ka',
  Taml: 'ta',
  Telu: 'te',
  Knda: 'kn',
  Mlym: 'ml',
  Gujr: 'gu',
  Guru: 'pa',
  Sinh: 'si',
  Khmr: 'km',
  Laoo: 'lo',
  Mymr: 'my',
}).map(([script, language]) => [new RegExp(`\\p{sc=${script}}`, 'u'), language] as const);

const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;
const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー]/u;

/**
 * The language of a text, if more than half of its letters are of a script that tells it. Screen readers choose a voice
 * by it, and browsers the forms of Chinese characters. In the browser, too: 285 bytes are less than a field of each title.
 *
 * @example languageOf('ねこカメラ') // 'ja'
 * @returns A value for `lang`; undefined for Latin, Cyrillic, Arabic and other scripts of many languages.
 */
export function languageOf(text: string): string | undefined {
  // Latin letters only, as most texts.
  if (!/[^\0-\u036F]/.test(text)) return undefined;
  const letters: string[] = text.match(/\p{L}/gu) ?? [];
  const isMost = (script: RegExp) =>
    letters.filter((letter) => script.test(letter)).length > letters.length / 2;
  // Chinese characters alone can be Chinese as well.
  if (KANA.test(text) && isMost(JAPANESE)) return 'ja';
  return LANGUAGES.find(([script]) => isMost(script))?.[1];
}

/** The attribute of a text in another language than the page. Absent otherwise: the payload of pages would have it. */
export function languageProp(language: string | undefined): { lang?: string } {
  return language === undefined ? {} : { lang: language };
}

/** The language of the title of an app, as of `languageOf`, or the one that it is in instead of that of the page. */
export function titleLanguage(app: {
  title: string;
  untranslated?: Readonly<Record<string, string>>;
}): string | undefined {
  return (process.env.TEXT_LANGUAGES && app.untranslated?.title) || languageOf(app.title);
}
