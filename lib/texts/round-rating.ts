/**
 * Rounds an average rating to one decimal, a half always up. `toFixed` and `Intl` round what the number is in binary.
 *
 * @example roundRating(4.35) // 4.4
 */
export function roundRating(average: number): number {
  return Math.round(average * 10) / 10;
}
