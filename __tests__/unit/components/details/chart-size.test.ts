import { BAR_SIZE, chartHeight } from '@/components/details/chart-size';

test.each([1, 2, 5, 7])('is 300 px high for %i levels', (levels) => {
  expect(chartHeight(levels)).toBe(300);
});

test.each([8, 20, 100])('is high enough for %i bars with gaps', (levels) => {
  expect(chartHeight(levels)).toBeGreaterThan(levels * BAR_SIZE * 1.2);
});
