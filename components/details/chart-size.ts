/** The chart's height for up to seven star levels, in CSS pixels. */
const CHART_HEIGHT = 300;
/** A bar's thickness, in CSS pixels. */
export const BAR_SIZE = 25;
/** Minimum length of a bar whose count is not 0, in CSS pixels. */
export const MIN_BAR_LENGTH = 2;
/** Height of the axis below the bars, in CSS pixels. */
export const AXIS_HEIGHT = 30;
/** Maximum width of the names, as a percentage of the chart's width. */
export const MAX_NAME_PERCENT = 40;
/** Space around a name, in CSS pixels. recharts leaves 8 between a name and the bars. */
export const NAME_GAP = 12;
/** Minimum width of the bars, in CSS pixels. */
export const MIN_BARS_WIDTH = 64;
/** Space before and after a count, in CSS pixels. */
export const COUNT_GAP = 6;
/** Minimum width of the bars for more ticks than the first and the last one, in `rem`. */
export const MIN_TICKS_WIDTH_REM = 13;

/** Minimum height of a star level, in CSS pixels: its bar and the gap to the next one. */
const LEVEL_HEIGHT = BAR_SIZE + 9;
/** Height of the axis and of the space above it, in CSS pixels. */
const SCALE_HEIGHT = AXIS_HEIGHT + 10;

/** The chart's height in CSS pixels: 300, or more for many levels. */
export function chartHeight(levels: number): number {
  return Math.max(CHART_HEIGHT, levels * LEVEL_HEIGHT + SCALE_HEIGHT);
}
