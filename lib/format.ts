/**
 * Numbers for people. The locale is pinned: the build machine and the browser must print the same text,
 * or hydration would report a difference.
 */
const LOCALE = 'en-US';
const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat(LOCALE);

/** A count in little space: `formatCompact(4183920)` is `'4.2M'`. */
export function formatCompact(count: number): string {
  return compact.format(count);
}

/** A count in full: `formatExact(4183920)` is `'4,183,920'`. */
export function formatExact(count: number): string {
  return exact.format(count);
}

/** An average rating of 0 to 5 stars, always with one decimal: `formatRating(4)` is `'4.0'`. */
export function formatRating(average: number): string {
  return average.toFixed(1);
}
