/** Hosts end a build that prints nothing for ten minutes. */
const INTERVAL_MS = 60_000;

/**
 * Tells, at most once a minute, how far a long step is.
 *
 * @param lineOf The line to print, for the number of things that are done, and of all.
 * @returns To be called for each thing that is done, with the number of all.
 */
export function progressOf(lineOf: (done: number, all: number) => string): (all: number) => void {
  let done = 0;
  let printed = Date.now();
  return (all) => {
    done += 1;
    if (Date.now() - printed < INTERVAL_MS) return;
    printed = Date.now();
    console.log(lineOf(done, all));
  };
}
