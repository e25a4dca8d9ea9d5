/** The chart's font size, also in the classes of both charts: as `text-sm`, but not larger than 5 % of the screen. */
const fontSize = () => Math.min(0.875 * remSize(), 0.05 * window.innerWidth);

/** Returns a function that measures text in the chart's font, in CSS pixels. */
export function textMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return () => 0;
  context.font = `${fontSize()}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context.measureText(text).width;
}

/** The size of 1 rem, in CSS pixels. */
export function remSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
