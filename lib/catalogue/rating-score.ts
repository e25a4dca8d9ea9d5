import type { App } from './schema';

/** Number of star levels. */
export const LEVELS = 5;

/** Confidence of the lower bound: the 95th percentile of the normal distribution. */
const Z = 1.65;

/**
 * The number of stars of a level.
 *
 * @example starsOf('4 star') // 4
 * @returns null if the name is not "1 star" to "5 star".
 */
export function starsOf(name: string): number | null {
  const stars = /^\s*([1-5])\s*stars?\s*$/i.exec(name)?.[1];
  return stars ? Number(stars) : null;
}

/**
 * A score to sort apps by their ratings: the lower bound of the credible interval of the average, with one more vote for
 * each level (Evan Miller, "Ranking Items With Star Ratings", https://www.evanmiller.org/ranking-items-with-star-ratings.html).
 * Few votes give a wide interval, so a single vote of five stars is below a good average of many votes.
 *
 * If the levels are not "1 star" to "5 star", all their votes count as the average. So do the reviews of an app without levels.
 *
 * @returns 1 to 5, rounded to three decimals: the listing of a large catalogue gets rounded scores from the build. Undefined
 *   without an average.
 */
export function ratingScore({
  ratings,
  ratingAvg,
  reviews = 0,
}: Pick<App, 'ratings' | 'ratingAvg' | 'reviews'>): number | undefined {
  if (ratingAvg === undefined) return undefined;
  let votes = LEVELS;
  let sum = (LEVELS * (LEVELS + 1)) / 2;
  let squares = (LEVELS * (LEVELS + 1) * (2 * LEVELS + 1)) / 6;
  for (const { name, count } of ratings ?? [{ name: '', count: reviews }]) {
    const stars = starsOf(name) ?? ratingAvg;
    votes += count;
    sum += count * stars;
    squares += count * stars * stars;
  }
  const mean = sum / votes;
  const variance = Math.max(0, squares / votes - mean * mean);
  return Number((mean - Z * Math.sqrt(variance / (votes + 1))).toFixed(3));
}
