import { isSingle, runsOf, termsOf } from '@/lib/catalogue/search/terms';
import { fc, hostileText } from '../../../../fixtures/properties';

test.each([
  [
    'words, without case and punctuation',
    'Sorts LETTERS (and parcels).',
    ['sorts', 'letters', 'and', 'parcels'],
  ],
  ['an apostrophe divides words', "L’eau d'Ault", ['l', 'eau', 'd', 'ault']],
  ['no accents', 'Café Über ёлка Άρης', ['cafe', 'uber', 'елка', 'αρησ']],
  ['no marks of Arabic and Hebrew vowels', 'كِتَاب שָׁלוֹם', ['كتاب', 'שלום']],
  ['Indian vowels, which are letters', 'किताब', ['किताब']],
  ['digits', 'MP3 in 2026', ['mp3', 'in', '2026']],
  ['other encodings of letters', 'ＭＰ３ ﬁt', ['mp3', 'fit']],
  ['no invisible characters', 'let\u00adter', ['letter']],
  ['Korean words', '한국어 사전', ['한국어', '사전']],
  ['pairs of letters without spaces, and the last letter', '海の地図', ['海ノ', 'ノ地', '地図', '図']],
  ['pairs with a long vowel', 'データ', ['デー', 'ータ', 'タ']],
  ['Thai pairs', 'แผนที่', ['แผ', 'ผน', 'นท', 'ที', 'ี่', '่']],
  [
    'words of another script between them',
    '新iPhone用アプリ',
    ['新', 'iphone', '用ア', 'アプ', 'プリ', 'リ'],
  ],
  ['single letters', 'a 海 R', ['a', '海', 'r']],
  ['code points, not UTF-16 units', '𠮷野', ['𠮷野', '野']],
  ['signs of names', 'C#, C++ & .NET', ['csharp', 'cplusplus', 'net', 'dotnet']],
  ['numbers with dots', 'GPL-3.0-only. Node.js 2.8.14.', ['gpl', '3.0', 'only', 'node', 'js', '2.8.14']],
  ['no words of URLs', 'http://a.example https://b.example/docs?q=1, 地www.c.example図', ['地', '図']],
  ['nothing', '?! 🎨', []],
])('%s', (_, text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('terms are letters and digits, and are their own terms', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      for (const term of termsOf(text)) {
        expect(term).toMatch(/^[\p{L}\p{M}\p{N}.]+$/u);
        expect(termsOf(term)[0]).toBe(term);
      }
    }),
  );
});

test('runs have letters of all scripts', () => {
  expect(runsOf('新iPhone用 C# 2.0')).toEqual(['新iphone用', 'csharp', '2', '0']);
  expect(runsOf('?!')).toEqual([]);
});

test('a single letter can be two UTF-16 units', () => {
  expect(['a', '𐐨', '𠮷', 'ab', 'abc'].filter(isSingle)).toEqual(['a', '𐐨', '𠮷']);
});
