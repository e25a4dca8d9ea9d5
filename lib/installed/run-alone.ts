import { APP_LIST_KEY } from './key';

/** Performs a task while no other tab performs one. The promise resolves when it is done. */
export type RunAlone = (task: () => void) => Promise<void>;

/** Time after which a task does not wait any longer for a tab that does not respond, in milliseconds. */
const WAIT_MS = 1000;

/**
 * Performs a task under a Web Lock of this origin. Without Web Locks (old browsers, no HTTPS) it performs the task
 * synchronously, and after `WAIT_MS` or a failure without the lock: a late or refused lock must not lose a change.
 *
 * @param task Synchronous. Must not throw.
 */
export async function runAlone(
  task: () => void,
  locks: LockManager | undefined = navigator.locks,
): Promise<void> {
  if (!locks) return task();
  let isDone = false;
  const runOnce = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), WAIT_MS);
  try {
    await locks.request(APP_LIST_KEY, { signal: waiting.signal }, runOnce);
  } catch {
    runOnce();
  } finally {
    clearTimeout(timer);
  }
}
