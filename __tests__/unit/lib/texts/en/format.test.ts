import { formatDate } from '@/lib/texts/en/dates';
import { formatCompact, formatExact, formatRating } from '@/lib/texts/en/format';
import { formatList } from '@/lib/texts/en/lists';
import { plural } from '@/lib/texts/en/plural';
import { formatPercent } from '@/lib/texts/en/ratings';
import { downloads, reviews } from '@/texts/shared';
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

test('formatCompact formats any count as Intl does', () => {
  const intl = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  const expectEqual = (count: number) => expect(formatCompact(count)).toBe(intl.format(count));
  fc.assert(fc.property(counts, expectEqual), { examples: [[999_949], [999_950], [2 ** 53 - 1]] });
});

test('formatExact formats any count as Intl does', () => {
  const intl = new Intl.NumberFormat('en-US');
  fc.assert(fc.property(counts, (count) => expect(formatExact(count)).toBe(intl.format(count))));
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

test('one download and one review have a singular', () => {
  expect([1, 2].flatMap((count) => [downloads(count), reviews(count)])).toEqual([
    '1 download',
    '1 review',
    '2 downloads',
    '2 reviews',
  ]);
});
