import { BAR_SIZE, chartHeight } from '@/components/details/chart-size';

test.each([1, 2, 5, 7])('is 300 pixels high with %i levels', (levels) => {
  expect(chartHeight(levels)).toBe(300);
});

test.each([8, 20, 100])('has room for %i bars with gaps between them', (levels) => {
  expect(chartHeight(levels)).toBeGreaterThan(levels * BAR_SIZE * 1.2);
});
