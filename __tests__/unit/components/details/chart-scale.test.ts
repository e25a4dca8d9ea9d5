import { BAR_SIZE, chartHeight, scaleEnd } from '@/components/details/chart-scale';

test.each([1, 2, 5, 7])('is 300 px high for %i levels', (levels) => {
  expect(chartHeight(levels)).toBe(300);
});

test.each([9, 20, 100])('is high enough for %i bars with gaps', (levels) => {
  expect(chartHeight(levels)).toBeGreaterThan(levels * BAR_SIZE * 1.2);
});

test('the bars have a scale up to the greatest count', () => {
  expect(scaleEnd([10, 3_402_118, 0].map((count) => ({ name: '5 star', count })))).toBe(3_402_118);
});
