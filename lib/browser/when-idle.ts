/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds: the page has mostly loaded then. */
const FALLBACK_MS = 200;

/**
 * Calls back when the browser is idle.
 *
 * @param options As of `requestIdleCallback`: after `timeout` milliseconds it calls back in any case.
 * @returns Cancels it.
 */
export function whenIdle(callback: () => void, options?: IdleRequestOptions): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, options);
  return () => window.cancelIdleCallback(handle);
}
