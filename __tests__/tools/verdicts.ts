import type { FrameworkInternal, Step } from './framework-internals';

/** What a step has printed, and whether it has passed. */
export interface StepResult {
  hasPassed: boolean;
  output: string;
}

/**
 * `failed` if the guard was reported. `unknown` if its step did not run, or ended before it: a build stops at its first
 * error.
 */
export type Verdict = 'held' | 'failed' | 'unknown';

/** A failed test in the output of jest and of Playwright: `● …`, `  1) …`. */
const FAILED_TEST = /^\s*(?:●|\d+\)) /;

/** A passed test in their output. jest names those of one file only. */
const PASSED_TEST = /^\s*✓ /;

/** Tests that a runner has left out: of a file with an error, or after a failed project. */
const NOT_RUN = /Test suite failed to run|\d+ did not run/;

// biome-ignore lint/complexity/useRegexLiterals: the literal would need a comment for its control character.
const COLORS = new RegExp('\\u001b\\[[0-9;]*m', 'g');

/**
 * Whether an internal still is what the project assumes.
 *
 * @param results The results of the steps that have run.
 */
export function verdictOf(
  { guard }: Pick<FrameworkInternal, 'guard'>,
  results: Readonly<Partial<Record<Step, StepResult>>>,
): Verdict {
  const result = results[guard.step];
  if (!result) return 'unknown';
  if (result.hasPassed) return 'held';
  const isTest = guard.step.startsWith('test:');
  const lines = result.output.replaceAll(COLORS, '').split('\n');
  const reported = isTest ? lines.filter((line) => FAILED_TEST.test(line)) : lines;
  const parts = guard.text.split(/\$\{\w+\}/);
  const isGuard = (line: string) => parts.every((part) => line.includes(part));
  if (reported.some(isGuard)) return 'failed';
  if (isTest && lines.some((line) => PASSED_TEST.test(line) && isGuard(line))) return 'held';
  return isTest && reported.length > 0 && !NOT_RUN.test(result.output) ? 'held' : 'unknown';
}

/** The table of internals as lines to print: those that failed first, with what to do. */
export function verdictLines(
  internals: readonly FrameworkInternal[],
  results: Readonly<Partial<Record<Step, StepResult>>>,
): string[] {
  const rows = internals.map((internal) => ({ internal, verdict: verdictOf(internal, results) }));
  const failed = rows.filter(({ verdict }) => verdict === 'failed');
  const others = rows.filter(({ verdict }) => verdict !== 'failed');
  return [
    ...failed.flatMap(({ internal: { name, where, assumed, why, remedy, issue } }) => [
      `FAILED   ${name} (${where})`,
      `         Assumed: ${assumed}`,
      `         Why: ${why}`,
      `         Remedy: ${remedy}`,
      ...(issue ? [`         See ${issue}`] : []),
    ]),
    ...others.map(
      ({ verdict, internal: { name, where } }) =>
        `${verdict === 'held' ? 'held   ' : 'unknown'}  ${name} (${where})`,
    ),
  ];
}
