import type { Rating } from '@/lib/catalogue/schema';

/** Minimum height of the chart, in CSS pixels. */
const CHART_HEIGHT = 300;
/** A bar's thickness, in CSS pixels. Also in `chart.css`. */
export const BAR_SIZE = 25;
/** Minimum length of a bar whose count is not 0, in CSS pixels. */
export const MIN_BAR_LENGTH = 2;

/** Minimum height of a star level, in CSS pixels: its bar and the gap to the next one. */
const LEVEL_HEIGHT = BAR_SIZE + 9;

/** The chart's height in CSS pixels: 300 for up to eight star levels, or more. */
export function chartHeight(levels: number): number {
  return Math.max(CHART_HEIGHT, levels * LEVEL_HEIGHT + 10);
}

/** The count whose bar is as long as the chart is wide: the greatest one. */
export function scaleEnd(ratings: readonly Rating[]): number {
  return Math.max(...ratings.map(({ count }) => count));
}
