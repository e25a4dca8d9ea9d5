import { intlFormats } from '@/lib/text/intl-formats';

const german = intlFormats('de');

test('formats numbers, dates and lists of a language', () => {
  expect(german.formatExact(4_183_920)).toBe('4.183.920');
  expect(german.formatCompact(4_183_920)).toBe('4,2\u00a0Mio.');
  expect(german.formatRating(4)).toBe('4,0');
  expect(german.formatMoney(4.5, 'EUR')).toBe('4,50\u00a0€');
  expect(german.formatDate('2026-11-02')).toBe('2. November 2026');
  expect(german.formatList(['Wren', 'Puffling', 'Fantail'])).toBe('Wren, Puffling und Fantail');
});

test.each([
  ['de', '4.821'],
  ['ja', '4,821'],
])('a count that %s has no short form of is as the exact one', (language, text) => {
  const { formatCompact, formatExact } = intlFormats(language);
  expect(formatCompact(4821)).toBe(text);
  expect(formatExact(4821)).toBe(text);
});

test.each([
  ['de', '2. November', '2. November 2025'],
  ['ja', '11月2日', '2025年11月2日'],
])('leaves the current year out of a date in %s', (language, current, past) => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00') });
  const { formatRecentDate } = intlFormats(language);
  expect(formatRecentDate('2026-11-02')).toBe(current);
  expect(formatRecentDate('2025-11-02')).toBe(past);
  jest.useRealTimers();
});

test('rounds half a tenth of a star up', () => {
  expect(german.formatRating(4.35)).toBe('4,4');
});

test.each([
  [0, 0, '0\u00a0%'],
  [0, 3, '0\u00a0%'],
  [1, 3, '33\u00a0%'],
  [1, 1000, '<1\u00a0%'],
  [999, 1000, '>99\u00a0%'],
  [1000, 1000, '100\u00a0%'],
])('formats %d of %d as %j', (part, whole, text) => {
  expect(german.formatPercent(part, whole)).toBe(text);
});

test.each([
  [0, '0 تطبيقات'],
  [1, '1 تطبيق'],
  [2, '2 تطبيقان'],
  [11, '11 تطبيقًا'],
])('chooses the form of a noun for %d', (count, text) => {
  const { plural } = intlFormats('ar-u-nu-latn');
  const forms = {
    one: 'تطبيق',
    two: 'تطبيقان',
    few: 'تطبيقات',
    many: 'تطبيقًا',
    zero: 'تطبيقات',
    other: 'تطبيق',
  };
  expect(plural(count, forms)).toBe(text);
});
