/** After this time it calls back in any case, in milliseconds: Chromium forgets a callback on a page that draws no frames. */
const TIMEOUT_MS = 1000;

/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds: the page has mostly loaded then. */
const FALLBACK_MS = 200;

/**
 * Calls back when the browser is idle, and after a second at the latest.
 *
 * @returns Cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}
