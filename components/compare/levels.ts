import { starsOf } from '@/lib/catalogue/rating-score';
import type { Rating } from '@/lib/catalogue/schema';
import { countVotes } from '@/lib/catalogue/votes';

/** A star level of the compared apps. */
export interface Level {
  /** The first spelling. */
  name: string;
  /** Of each app, the share of its votes in percent, 0 to 100; null if it does not have the level. */
  shares: (number | null)[];
}

/**
 * The star levels of all apps: those of known stars first, 5 to 1, then the others in the order of the charts.
 * Spellings such as `5 star` and `5 Stars` are one level.
 */
export function ratingLevels(apps: readonly { ratings?: readonly Rating[] }[]): Level[] {
  const levels = new Map<number | string, Level>();
  for (const [index, app] of apps.entries()) {
    const votes = countVotes(app.ratings);
    for (const { name, count } of [...(app.ratings ?? [])].reverse()) {
      const key = starsOf(name) ?? name.trim().toLowerCase();
      const level = levels.get(key) ?? { name, shares: apps.map(() => null) };
      level.shares[index] = (level.shares[index] ?? 0) + (100 * count) / votes;
      levels.set(key, level);
    }
  }
  const rank = (key: number | string) => (typeof key === 'number' ? -key : 0);
  return [...levels].sort(([a], [b]) => rank(a) - rank(b)).map(([, level]) => level);
}
