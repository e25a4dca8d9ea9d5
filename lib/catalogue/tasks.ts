/** Duration of a task, in milliseconds. On a slow phone, too, no key press waits for long. */
const TASK_MS = 8;

/**
 * Divides a loop into tasks, so that the page stays responsive.
 *
 * @example
 * const pause = inTasks();
 * for (const item of items) {
 *   work(item);
 *   const pausing = pause();
 *   if (pausing) await pausing;
 * }
 * @param signal Ends the loop: the promise is rejected.
 * @returns A promise to await if the task has used up its time, else undefined.
 */
export function inTasks(signal?: AbortSignal): () => Promise<void> | undefined {
  // A page must not depend on the speed of the machine that builds it.
  if (process.env.NEXT_RUNTIME === 'nodejs') return () => undefined;
  let end = performance.now() + TASK_MS;
  return () => {
    if (performance.now() < end) return undefined;
    return nextTask().then(() => {
      end = performance.now() + TASK_MS;
      signal?.throwIfAborted();
    });
  };
}

/** Waits for the next task. Not by a timer if possible: each takes 4 ms or more, and a second in a hidden tab. */
function nextTask(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
