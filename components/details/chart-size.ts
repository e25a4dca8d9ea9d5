/** The chart's height for up to seven star levels, in CSS pixels. */
export const CHART_HEIGHT = 300;
/** A bar's thickness, in CSS pixels. */
export const BAR_SIZE = 25;
/** Minimum height of a star level, in CSS pixels: its bar and the gap to the next one. */
const LEVEL_HEIGHT = BAR_SIZE + 9;
/** Height of the axis below the bars and of the chart's margins, in CSS pixels. */
const SCALE_HEIGHT = 40;

/** The chart's height in CSS pixels: 300, or more for many levels. Also reserves the space before recharts is loaded. */
export function chartHeight(levels: number): number {
  return Math.max(CHART_HEIGHT, levels * LEVEL_HEIGHT + SCALE_HEIGHT);
}
