import { roundRating } from '@/lib/texts/round-rating';

/** The units of compact counts, each a thousand times the last one. */
const UNITS = ['', 'K', 'M', 'B', 'T'];

/**
 * Formats a count compactly, as `Intl.NumberFormat` does in American English. That would be the first to load the
 * browser's data of languages, which takes a slow phone 55 ms.
 *
 * @param count A whole number, 0 to 2^53 − 1.
 * @example formatCompact(4183920) // '4.2M'
 */
export function formatCompact(count: number): string {
  if (count < 1000) return String(count);
  let power = 1;
  // In tenths of the unit. One division is exact where its result has to be rounded up.
  const tenths = () => Math.round(count / (1000 ** power / 10));
  while (tenths() >= 10_000 && power < UNITS.length - 1) power += 1;
  return `${tenths() / 10}${UNITS[power]}`;
}

/**
 * Formats a count with all its digits.
 *
 * @param count A whole number, 0 to 2^53 − 1.
 * @example formatExact(4183920) // '4,183,920'
 */
export function formatExact(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Formats an average rating (0 to 5 stars) with one decimal.
 *
 * @example formatRating(4) // '4.0'
 */
export function formatRating(average: number): string {
  return roundRating(average).toFixed(1);
}
