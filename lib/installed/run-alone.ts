import { APP_LIST_KEY } from './known-ids';

/** Performs a task while no other tab performs one. The promise resolves when it is done. */
export type RunAlone = (task: () => void) => Promise<void>;

/** Time after which a task does not wait any longer for a tab that does not respond, in milliseconds. */
const WAIT_MS = 3000;

/**
 * Time in which a write reaches the other tabs, in milliseconds. Chromium, in which each tab has a process, can grant them
 * a lock that was released after the write before they see the write.
 */
const SYNC_MS = 100;

/**
 * Performs a task under a Web Lock of this origin, which is held until the other tabs have its write. If the lock is
 * refused, or not granted within `WAIT_MS`, the task runs without it, so that no change is lost. Without Web Locks (old
 * browsers, no HTTPS), it runs synchronously.
 *
 * @param task Synchronous. Must not throw.
 */
export async function runAlone(
  task: () => void,
  locks: LockManager | undefined = navigator.locks,
): Promise<void> {
  if (!locks) return task();
  let isDone = false;
  await new Promise<void>((resolve) => {
    const runOnce = () => {
      if (!isDone) task();
      isDone = true;
      resolve();
    };
    const hold = () => {
      runOnce();
      return new Promise((release) => setTimeout(release, SYNC_MS));
    };
    const request = async () => locks.request(APP_LIST_KEY, hold);
    request().catch(runOnce);
    // A lock that is granted later is released again.
    setTimeout(runOnce, WAIT_MS);
  });
}
