/**
 * Finds the best values of a row.
 *
 * @param values Greater is better; null for an app that takes no part.
 * @returns Whether each value is the greatest. All false if no value is better than another.
 */
export function markBest(values: readonly (number | null)[]): boolean[] {
  const known = values.filter((value) => value !== null);
  const best = Math.max(...known);
  const isTie = known.every((value) => value === best);
  return values.map((value) => !isTie && value === best);
}
