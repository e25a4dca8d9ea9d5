/** Minimum height of the chart, in CSS pixels. */
const CHART_HEIGHT = 300;
/** A bar's thickness, in CSS pixels. Also in `chart.css`. */
export const BAR_SIZE = 25;
/** Minimum length of a bar whose count is not 0, in CSS pixels. */
export const MIN_BAR_LENGTH = 2;
/** Height of the scale below the bars, in CSS pixels. */
export const SCALE_HEIGHT = 30;

/** Minimum height of a star level, in CSS pixels: its bar and the gap to the next one. */
const LEVEL_HEIGHT = BAR_SIZE + 9;

/** Maximum number of intervals between ticks. */
const MAX_INTERVALS = 4;
/** Steps per decade, in tenths. `formatCompact` shows all of their multiples up to `MAX_INTERVALS` exactly. */
const STEPS = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100];

/** The chart's height in CSS pixels: 300 for up to seven star levels, or more. */
export function chartHeight(levels: number): number {
  return Math.max(CHART_HEIGHT, levels * LEVEL_HEIGHT + SCALE_HEIGHT + 10);
}

/**
 * The ticks of a scale for counts: multiples of a round step, from 0 to the first one that is not less than the largest
 * count.
 *
 * @param counts Not empty, each 0 or more.
 * @returns 2 to 5 ascending integers. The last one is the end of the scale.
 * @example niceScale([3402118, 10]) // [0, 1000000, 2000000, 3000000, 4000000]
 * @example niceScale([0]) // [0, 1]
 */
export function niceScale(counts: readonly number[]): number[] {
  const max = Math.max(...counts);
  const step = niceStep(max / MAX_INTERVALS);
  const intervals = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}

/** The smallest round integer that is not less than `min`. */
function niceStep(min: number): number {
  if (min <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(min));
  const steps = STEPS.map((step) => (step * power) / 10);
  return Math.min(...steps.filter((step) => Number.isInteger(step) && step >= min));
}
