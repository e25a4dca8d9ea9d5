import { BAR_SIZE, chartHeight, scaleEnd } from '@/components/details/chart-scale';

test.each([1, 2, 5, 7])('is 300 px high for %i levels', (levels) => {
  expect(chartHeight(levels)).toBe(300);
});

test.each([9, 20, 100])('is high enough for %i bars with gaps', (levels) => {
  expect(chartHeight(levels)).toBeGreaterThan(levels * BAR_SIZE * 1.2);
});

test.each([
  [[10, 3_402_118, 0], 3_402_118],
  [[0, 0], 1],
])('the bars of %j have a scale up to %i', (counts, end) => {
  expect(scaleEnd(counts.map((count) => ({ name: '5 star', count })))).toBe(end);
});
