import { withoutAccents } from '@/lib/text/accents';
import { isAscii } from '@/lib/text/ascii';

test.each([
  ['żółty café', 'zolty cafe'],
  ['ærø', 'aero'],
  ['đakovo', 'dakovo'],
  ['ðag', 'dag'],
  ['ħobż', 'hobz'],
  ['ısı', 'isi'],
  ['œuvre', 'oeuvre'],
  ['straße', 'strasse'],
  ['þing', 'thing'],
  ['ёж', 'еж'],
  ['שָׁלוֹם', 'שלום'],
  ['zero\u200bwidth', 'zerowidth'],
  ['تطبيـــق', 'تطبيق'],
  ['مستشفى مكتبة', 'مستشفي مكتبه'],
  ['یک', 'يك'],
  ['خانۀ', 'خانه'],
  ['हिन्दी', 'हिन्दी'],
  ['٢٠٤٨', '2048'],
  ['२०४८', '2048'],
  ['๙', '9'],
  ['plain', 'plain'],
])('%s without accents is %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});

test.each([
  ['', true],
  ['Two words,\nand a line ~', true],
  ['café', false],
  ['a\tb', false],
])('%j is printable ASCII and line breaks: %s', (text, expected) => {
  expect(isAscii(text)).toBe(expected);
});
