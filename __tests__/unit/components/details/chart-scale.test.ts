import { BAR_SIZE, chartHeight, niceScale } from '@/components/details/chart-scale';
import { formatCompact } from '@/lib/texts/en/format';
import { fc } from '../../../fixtures/properties';

test.each([1, 2, 5, 7])('is 300 px high for %i levels', (levels) => {
  expect(chartHeight(levels)).toBe(300);
});

test.each([8, 20, 100])('is high enough for %i bars with gaps', (levels) => {
  expect(chartHeight(levels)).toBeGreaterThan(levels * BAR_SIZE * 1.2);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [12, [0, 3, 6, 9, 12]],
  [13, [0, 4, 8, 12, 16]],
  [1000, [0, 250, 500, 750, 1000]],
  [1001, [0, 300, 600, 900, 1200]],
  [3_402_118, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
  [4_100_000, [0, 1_500_000, 3_000_000, 4_500_000]],
  [Number.MAX_SAFE_INTEGER, [0, 2.5e15, 5e15, 7.5e15, 1e16]],
])('the ticks for %i are %j', (max, ticks) => {
  expect(niceScale([max])).toEqual(ticks);
});

const counts = fc
  .tuple(fc.nat(53), fc.double({ min: 0.5, max: 1, noNaN: true }))
  .map(([bits, part]) => Math.min(Number.MAX_SAFE_INTEGER, Math.round(2 ** bits * part)));

test('has at most five integers at equal distances, and only the last one is not less than the maximum', () => {
  fc.assert(
    fc.property(counts, (max) => {
      const ticks = niceScale([max]);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks).toEqual(ticks.map((_, index) => index * ticks[1]!));
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.at(-2)).toBeLessThan(Math.max(1, max));
    }),
  );
});

test('the scale is at most half as long again as the largest count', () => {
  fc.assert(
    fc.property(counts, (max) => {
      expect(niceScale([max]).at(-1)).toBeLessThanOrEqual(Math.max(1, max) * 1.5);
    }),
  );
});

test('the compact format of each tick is exact', () => {
  const units = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
  fc.assert(
    fc.property(counts, (max) => {
      for (const tick of niceScale([max])) {
        const [, digits, unit] = /^([\d.,]+)([KMBT]?)$/.exec(formatCompact(tick))!;
        expect(Number(digits!.replaceAll(',', '')) * units[unit as keyof typeof units]).toBe(tick);
      }
    }),
  );
});
