import { formatExact } from './format';

export const votes = (count: number) => `${formatExact(count)} ${count === 1 ? 'vote' : 'votes'}`;
/** After the average. */
export const outOfFiveBy = (count: number) => `out of 5 · ${votes(count)}`;
export const ratingsByStars = 'Ratings by number of stars';
/** Of the catalogue: “5 star”. Another language says it in its own words. */
export const levelName = (name: string) => name;
export const rating = 'Rating';
export const count = 'Count';
export const share = 'Share';
/** The unit of a count in the chart. */
export const ratings = 'Ratings';

/**
 * Formats a part of a whole as a percentage without decimals.
 *
 * @example formatPercent(1, 3) // '33%'
 * @example formatPercent(1, 1000) // '<1%', because there is a part
 * @example formatPercent(999, 1000) // '>99%', because there is another part
 * @example formatPercent(0, 0) // '0%'
 */
export function formatPercent(part: number, whole: number): string {
  if (part === 0) return '0%';
  const percent = Math.round((100 * part) / whole);
  if (percent === 0) return '<1%';
  return percent === 100 && part < whole ? '>99%' : `${percent}%`;
}
