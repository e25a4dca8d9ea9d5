import type { App } from '@/lib/catalogue/schema';
import { doubt, type Remark } from './rule';
import type { SoundApp } from './sound-apps';

const LEVELS = 5;

/** Stars by which an average may differ from its ratings: what rounding to one decimal costs. */
const TOLERANCE = 0.05;

/** Warns where an app's average, reviews and star levels contradict each other. */
export function ratingRemarks({ index, fields }: SoundApp): Remark[] {
  const { ratings, ratingAvg, reviews } = fields;
  if (!ratings) return [];
  const total = ratings.reduce((sum, { count }) => sum + count, 0);
  const average = averageOf(ratings);
  const remarks = levelRemarks(index, ratings);
  // In floating point 4.45 - 4.4 is a little more than 0.05.
  if (average !== null && ratingAvg !== undefined && Math.abs(ratingAvg - average) > TOLERANCE + 1e-9)
    remarks.push(
      doubt(
        [index, 'ratingAvg'],
        `is ${ratingAvg}, but its stars make ${average.toFixed(2)}`,
        `Write ${Number(average.toFixed(1))}, or mend the counts.`,
      ),
    );
  if (reviews !== undefined && reviews > total)
    remarks.push(
      doubt(
        [index, 'reviews'],
        `is ${reviews}, more than the ${total} ratings that its stars count`,
        'Mend the one or the others: who writes a review gives stars too.',
      ),
    );
  return remarks;
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

function levelRemarks(index: number, ratings: App['ratings']): Remark[] {
  const seen = new Set<string>();
  const remarks = ratings.flatMap(({ name }, level) => {
    const known = name.trim().toLowerCase();
    if (!seen.has(known)) {
      seen.add(known);
      return [];
    }
    const message = `is ${JSON.stringify(name)}, a level that the list has already`;
    return [doubt([index, 'ratings', level, 'name'], message, 'Give every star level once.')];
  });
  if (ratings.length >= LEVELS) return remarks;
  const message = `has ${ratings.length} star ${ratings.length === 1 ? 'level' : 'levels'}`;
  const remedy = `Give ${LEVELS}, "1 star" to "5 star", with a count of 0 where nobody chose one.`;
  return [doubt([index, 'ratings'], message, remedy), ...remarks];
}
