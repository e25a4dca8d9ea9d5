import type { Rating } from './schema';

/** Number of votes of all levels. */
export function countVotes(ratings: readonly Rating[] = []): number {
  return ratings.reduce((sum, { count }) => sum + count, 0);
}
