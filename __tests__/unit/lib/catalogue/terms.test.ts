import { termsOf } from '@/lib/catalogue/terms';
import { fc, hostileText } from '../../../fixtures/properties';

test.each([
  [
    'words, without case and punctuation',
    'Sorts LETTERS (and parcels).',
    ['sorts', 'letters', 'and', 'parcels'],
  ],
  ['an apostrophe divides words', "L’eau d'Ault", ['eau', 'ault']],
  ['no accents', 'Café Über ёлка Άρης', ['cafe', 'uber', 'елка', 'αρησ']],
  ['no marks of Arabic and Hebrew vowels', 'كِتَاب שָׁלוֹם', ['كتاب', 'שלום']],
  ['Indian vowels, which are letters', 'किताब', ['किताब']],
  ['digits', 'MP3 in 2026', ['mp3', 'in', '2026']],
  ['other encodings of letters', 'ＭＰ３ ﬁt', ['mp3', 'fit']],
  ['no invisible characters', 'let\u00adter', ['letter']],
  ['Korean words', '한국어 사전', ['한국어', '사전']],
  ['pairs of letters without spaces', '海の地図', ['海の', 'の地', '地図']],
  ['pairs with a long vowel', 'データ', ['デー', 'ータ']],
  ['Thai pairs', 'แผนที่', ['แผ', 'ผน', 'นท', 'ที', 'ี่']],
  ['words of another script between them', '新iPhone用アプリ', ['iphone', '用ア', 'アプ', 'プリ']],
  ['no single letters', 'a 海 b', []],
  ['code points, not UTF-16 units', '𝔞 𐐨 𐐨𐐨', ['𐐨𐐨']],
  ['nothing', '?! 🎨', []],
])('%s', (_, text, terms) => {
  expect(termsOf(text, 2)).toEqual(terms);
});

test('leaves out words below the minimum length, but no pairs', () => {
  expect(termsOf('of the 地図', 3)).toEqual(['the', '地図']);
});

test('terms are letters and digits, and are their own terms', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      for (const term of termsOf(text, 2)) {
        expect(term).toMatch(/^[\p{L}\p{M}\p{N}]{2,}$/u);
        expect(termsOf(term, 2)).toEqual([term]);
      }
    }),
  );
});
