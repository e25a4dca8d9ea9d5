import { languageOf, languageProp, titleLanguage } from '@/lib/text/language';
import { character, fc } from '../../../fixtures/properties';

test.each([
  ['ねこカメラ', 'ja'],
  ['海の地図', 'ja'],
  ['データ', 'ja'],
  ['星图', undefined],
  ['한글 앱', 'ko'],
  ['שלום', 'he'],
  ['Ελληνικά', 'el'],
  ['ภาษาไทย', 'th'],
  ['தமிழ்', 'ta'],
  ['հայերեն', 'hy'],
  ['ქართული', 'ka'],
  ['తెలుగు', 'te'],
  ['ಕನ್ನಡ', 'kn'],
  ['മലയാളം', 'ml'],
  ['ગુજરાતી', 'gu'],
  ['ਪੰਜਾਬੀ', 'pa'],
  ['සිංහල', 'si'],
  ['ខ្មែរ', 'km'],
  ['ລາວ', 'lo'],
  ['မြန်မာ', 'my'],
  // Half of the letters are not enough.
  ['한글 ab', undefined],
  ['한글앱 ab', 'ko'],
  // The marks and digits of a script are no letters.
  ['กี่ abc', undefined],
  ['๑๒๓๔ abc', undefined],
  ['Wagtail', undefined],
  ['Русский', undefined],
  ['Wagtail ねこ', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test('is a language tag or undefined, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      expect(languageOf(text) ?? 'en').toMatch(/^[a-z]{2}$/);
    }),
  );
});

test('a title that is not translated is in its own language, and another one in that of its script', () => {
  const app = { title: 'ねこ', untranslated: { title: 'de' } };
  expect(titleLanguage(app)).toBe('ja');
  jest.replaceProperty(process, 'env', { ...process.env, TEXT_LANGUAGES: 'de en' });
  expect(titleLanguage(app)).toBe('de');
  expect(titleLanguage({ title: 'ねこ' })).toBe('ja');
  expect(titleLanguage({ title: 'Wren' })).toBeUndefined();
});

test('a text in the language of the page has no lang', () => {
  expect(languageProp('ja')).toEqual({ lang: 'ja' });
  expect(languageProp(undefined)).toEqual({});
});
