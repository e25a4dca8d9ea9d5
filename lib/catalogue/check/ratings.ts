import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { LEVELS, starsOf } from '@/lib/catalogue/rating-score';
import type { Rating } from '@/lib/catalogue/schema';
import { countVotes } from '@/lib/catalogue/votes';
import { quoted } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';
import { roundRating } from '@/lib/texts/round-rating';
import type { PartialApp } from './partial-app';

/** Maximum difference between an average and its ratings, in stars: the error of rounding to one decimal. */
const TOLERANCE = 0.05;

/** Warns if an app's average, reviews and star levels contradict each other. */
export function* checkRatings(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { index, ratings, ratingAvg, reviews = 0 } of apps) {
    if (!ratings) continue;
    yield* checkLevels(index, ratings);
    const average = averageOf(ratings);
    // In floating point 4.45 - 4.4 is a little more than 0.05.
    if (average !== null && ratingAvg !== undefined && Math.abs(ratingAvg - average) > TOLERANCE + 1e-9)
      yield diagnose(
        'rating-average',
        [index, 'ratingAvg'],
        `is ${ratingAvg}, but the average of the star levels is ${average.toFixed(2)}`,
        `Use ${roundRating(average)}, or fix the counts.`,
      );
    const total = countVotes(ratings);
    if (total === 0 && reviews === 0 && ratingAvg !== undefined && ratingAvg > 0)
      yield diagnose(
        'rating-average',
        [index, 'ratingAvg'],
        `is ${ratingAvg}, but no star level has a rating, so that pages do not show it`,
        'Remove the star levels if they are not known, or fix the counts.',
      );
    if (total > 0 && reviews > total)
      yield diagnose(
        'rating-reviews',
        [index, 'reviews'],
        `is ${reviews}, but the star levels have only ${total} ratings`,
        `Use ${total} or less, or fix the counts. Every review has a rating.`,
      );
  }
}

/** The average of the counts, 1 to 5 stars. Null if all counts are 0 or a name is not "1 star" to "5 star". */
export function averageOf(ratings: readonly Rating[]): number | null {
  let sum = 0;
  for (const { name, count } of ratings) {
    const stars = starsOf(name);
    if (stars === null) return null;
    sum += count * stars;
  }
  const total = countVotes(ratings);
  return total > 0 ? sum / total : null;
}

function* checkLevels(index: number, ratings: readonly Rating[]): Generator<Diagnostic> {
  const path = [index, 'ratings'];
  // An app without ratings has no level.
  if (ratings.length > 0 && ratings.length < LEVELS) {
    const remedy = `Use ${LEVELS}, "1 star" to "5 star". Use a count of 0 for a level without ratings.`;
    yield diagnose('rating-levels', path, `has only ${plural(ratings.length, 'star level')}`, remedy);
  }
  const names = ratings.map(({ name }) => name.trim().toLowerCase());
  for (const [level, { name }] of ratings.entries()) {
    if (names.indexOf(name.trim().toLowerCase()) === level) continue;
    const message = `is ${quoted(name)}, which is already in the list`;
    yield diagnose('rating-levels', [...path, level, 'name'], message, 'Use each star level once.');
  }
}
