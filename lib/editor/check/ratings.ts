import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import type { App } from '@/lib/catalogue/schema';
import type { PartialApp } from './partial-apps';

const LEVELS = 5;

/** Stars by which an average may differ from its ratings: what rounding to one decimal costs. */
const TOLERANCE = 0.05;

/** Warns where an app's average, reviews and star levels contradict each other. */
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
        [index, 'ratingAvg'],
        `is ${ratingAvg}, but its stars make ${average.toFixed(2)}`,
        `Write ${Number(average.toFixed(1))}, or mend the counts.`,
      ),
    );
  if (reviews !== undefined && reviews > total)
    diagnostics.push(
      warning(
        [index, 'reviews'],
        `is ${reviews}, more than the ${total} ratings that its stars count`,
        'Mend the one or the others: who writes a review gives stars too.',
      ),
    );
  return diagnostics;
}

/** The average of the counts, 1 to 5 stars; null without counts, or with a level whose name says no number. */
function averageOf(ratings: App['ratings']): number | null {
  let total = 0;
  let sum = 0;
  for (const { name, count } of ratings) {
    const stars = /^\s*([1-5])\s*stars?\s*$/i.exec(name)?.[1];
    if (!stars) return null;
    total += count;
    sum += count * Number(stars);
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
    const message = `is ${JSON.stringify(name)}, a level that the list has already`;
    return [warning([index, 'ratings', level, 'name'], message, 'Give every star level once.')];
  });
  if (ratings.length >= LEVELS) return diagnostics;
  const message = `has ${ratings.length} star ${ratings.length === 1 ? 'level' : 'levels'}`;
  const remedy = `Give ${LEVELS}, "1 star" to "5 star", with a count of 0 where nobody chose one.`;
  return [warning([index, 'ratings'], message, remedy), ...diagnostics];
}
