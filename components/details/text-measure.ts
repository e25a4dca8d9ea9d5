/** The chart's font size: Tailwind's `text-sm`. */
const FONT_SIZE_REM = 0.875;

/** Returns a function that measures text in the chart's font, in CSS pixels. */
export function textMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return () => 0;
  context.font = `${FONT_SIZE_REM * remSize()}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context.measureText(text).width;
}

/** The size of 1 rem, in CSS pixels. */
export function remSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
