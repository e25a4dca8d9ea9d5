/** The chart's height, which its place keeps before recharts has come, in CSS pixels. */
export const CHART_HEIGHT = 300;
/** A bar's thickness, in CSS pixels. */
export const BAR_SIZE = 25;
/** How long the bars take to grow. */
export const ANIMATION_MS = 1500;
