import type { Rating } from './schema';

/** Rating counts in the order of the chart, which is the reverse order of the data. */
export function chartRatings(ratings: readonly Rating[]): Rating[] {
  return [...ratings].reverse();
}

/** Number of votes of all levels. */
export function countVotes(ratings: readonly Rating[] = []): number {
  return ratings.reduce((sum, { count }) => sum + count, 0);
}
