import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import { quoted } from '@/lib/catalogue/printable';
import { starsOf } from '@/lib/catalogue/rating-score';
import type { App } from '@/lib/catalogue/schema';
import { plural } from '@/lib/format';
import type { PartialApp } from './partial-apps';

const LEVELS = 5;

/** Maximum difference between an average and its ratings, in stars: the error of rounding to one decimal. */
const TOLERANCE = 0.05;

/** Warns if an app's average, reviews and star levels contradict each other. */
export function checkRatings({ index, fields }: PartialApp): Diagnostic[] {
  const { ratings, ratingAvg, reviews } = fields;
  if (!ratings) return [];
  const total = ratings.reduce((sum, { count }) => sum + count, 0);
  const average = averageOf(ratings);
  const diagnostics = checkLevels(index, ratings);
  // In floating point 4.45 - 4.4 is a little more than 0.05.
  if (average !== null && ratingAvg !== undefined && Math.abs(ratingAvg - average) > TOLERANCE + 1e-9)
    diagnostics.push(
      warning(
        'rating-average',
        [index, 'ratingAvg'],
        `is ${ratingAvg}, but the average of the star levels is ${average.toFixed(2)}`,
        `Use ${Number(average.toFixed(1))}, or fix the counts.`,
      ),
    );
  if (reviews !== undefined && reviews > total)
    diagnostics.push(
      warning(
        'rating-reviews',
        [index, 'reviews'],
        `is ${reviews}, but the star levels have only ${total} ratings`,
        `Use ${total} or less, or fix the counts. Every review has a rating.`,
      ),
    );
  return diagnostics;
}

/** The average of the counts, 1 to 5 stars. Null if all counts are 0 or a name is not "1 star" to "5 star". */
function averageOf(ratings: App['ratings']): number | null {
  let total = 0;
  let sum = 0;
  for (const { name, count } of ratings) {
    const stars = starsOf(name);
    if (stars === null) return null;
    total += count;
    sum += count * stars;
  }
  return total > 0 ? sum / total : null;
}

function checkLevels(index: number, ratings: App['ratings']): Diagnostic[] {
  const seen = new Set<string>();
  const diagnostics = ratings.flatMap(({ name }, level) => {
    const known = name.trim().toLowerCase();
    if (!seen.has(known)) {
      seen.add(known);
      return [];
    }
    const message = `is ${quoted(name)}, which is already in the list`;
    return [
      warning('rating-levels', [index, 'ratings', level, 'name'], message, 'Use each star level once.'),
    ];
  });
  if (ratings.length >= LEVELS) return diagnostics;
  const message = `has only ${plural(ratings.length, 'star level')}`;
  const remedy = `Use ${LEVELS}, "1 star" to "5 star". Use a count of 0 for a level without ratings.`;
  return [warning('rating-levels', [index, 'ratings'], message, remedy), ...diagnostics];
}
