import { formatDate } from '@/lib/texts/en/dates';
import { formatCompact, formatExact, formatRating } from '@/lib/texts/en/format';
import { formatList } from '@/lib/texts/en/lists';
import { plural } from '@/lib/texts/en/plural';
import { formatPercent } from '@/lib/texts/en/ratings';
import { fc } from '../../../../fixtures/properties';

/** Counts of every length, and those around the limits of rounding. */
const counts = fc.oneof(
  fc.maxSafeNat(),
  fc.integer({ min: 0, max: 20_000 }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 15 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([power, tenths, more]) => Math.floor((10 ** power * tenths) / 2) + more)
    .filter((count) => count >= 0 && Number.isSafeInteger(count)),
);

describe('formatCompact', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1K'],
    [4_183_920, '4.2M'],
    [1_200_000_000, '1.2B'],
    [1250, '1.3K'],
    [999_949, '999.9K'],
    [999_950, '1M'],
    [Number.MAX_SAFE_INTEGER, '9007.2T'],
  ])('formats %p as %p', (count, text) => {
    expect(formatCompact(count)).toBe(text);
  });

  test('formats any count as Intl does', () => {
    const intl = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
    fc.assert(fc.property(counts, (count) => expect(formatCompact(count)).toBe(intl.format(count))));
  });
});

describe('formatExact', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [4_183_920, '4,183,920'],
  ])('formats %p as %p', (count, text) => {
    expect(formatExact(count)).toBe(text);
  });

  test('formats any count as Intl does', () => {
    const intl = new Intl.NumberFormat('en-US');
    fc.assert(fc.property(counts, (count) => expect(formatExact(count)).toBe(intl.format(count))));
  });
});

describe('formatRating', () => {
  test.each([
    [4, '4.0'],
    [4.65, '4.7'],
    [4.35, '4.4'],
    [4.45, '4.5'],
    [1.05, '1.1'],
    [0, '0.0'],
    [5, '5.0'],
  ])('formats %p as %p', (average, text) => {
    expect(formatRating(average)).toBe(text);
  });
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('the list %j is %j', (parts, text) => {
  expect(formatList(parts)).toBe(text);
});

describe('plural', () => {
  test.each([
    [0, '0 apps'],
    [1, '1 app'],
    [2, '2 apps'],
    [1200, '1,200 apps'],
  ])('%p apps are %p', (count, text) => {
    expect(plural(count, 'app')).toBe(text);
  });
});

test.each([
  [1, 3, '33%'],
  [2, 3, '67%'],
  [3, 3, '100%'],
  [0, 3, '0%'],
  [0, 0, '0%'],
  [1, 1000, '<1%'],
  [999, 1000, '>99%'],
])('formatPercent(%d, %d) is %s', (part, whole, text) => {
  expect(formatPercent(part, whole)).toBe(text);
});

test.each([
  ['2026-11-22', '22 November 2026'],
  ['2024-02-29', '29 February 2024'],
  ['0000-01-01', '1 January 0000'],
  ['9999-12-31', '31 December 9999'],
])('formatDate(%s) is %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});
