/** Duration of a task, in milliseconds. On a slow phone, too, no key press waits for long. */
const TASK_MS = 8;

/**
 * Divides a loop into tasks, so that the page stays responsive.
 *
 * @example
 * const pause = inTasks();
 * for (const item of items) {
 *   work(item);
 *   const isPausing = pause();
 *   if (isPausing) await isPausing;
 * }
 * @returns A promise of the next task if the current one has taken its time, and otherwise undefined, which need not be awaited.
 */
export function inTasks(): () => Promise<void> | undefined {
  let end = performance.now() + TASK_MS;
  return () => {
    if (performance.now() < end) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        end = performance.now() + TASK_MS;
        resolve();
      });
    });
  };
}
