/** The chart's height for up to seven star levels, in CSS pixels. */
export const CHART_HEIGHT = 300;
/** A bar's thickness, in CSS pixels. */
export const BAR_SIZE = 25;
/** The least height of a star level: its bar, and a gap to the next one. */
const LEVEL_HEIGHT = BAR_SIZE + 9;
/** The height that the scale below the bars takes, with the chart's margins. */
const SCALE_HEIGHT = 40;

/** The chart's height in CSS pixels, which its place keeps free before recharts is loaded: 300, or more for many levels. */
export function chartHeight(levels: number): number {
  return Math.max(CHART_HEIGHT, levels * LEVEL_HEIGHT + SCALE_HEIGHT);
}
