/** Measured figures, by their names. */
export type Figures = Record<string, number>;

const RUNS = 5;

/** Measures five times, one after the other. */
export async function repeat(measure: () => Promise<Figures>): Promise<Figures[]> {
  const runs: Figures[] = [];
  while (runs.length < RUNS) runs.push(await measure());
  return runs;
}

/**
 * Median and range of each figure: `97 (95-98)`.
 *
 * @param digits The number of digits after the point, by the name of a figure; 0 for others.
 */
export function summary(runs: readonly Figures[], digits: Figures = {}): Record<string, string> {
  const [first = {}] = runs;
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const values = runs.map((run) => run[name] ?? 0).sort((a, b) => a - b);
      const format = (value = 0) => value.toFixed(digits[name] ?? 0);
      const [low, middle, high] = [values[0], values[Math.floor(values.length / 2)], values.at(-1)].map(
        format,
      );
      return [name, low === high ? `${middle}` : `${middle} (${low}-${high})`];
    }),
  );
}
