/** When more retries follow the event `online`, which can precede a working connection. */
const DELAYS_MS = [1000, 4000];

/**
 * Calls back when the connection is back: at once, after 1 s and after 4 s.
 *
 * @param retry Must do nothing if there is nothing to retry.
 * @param isRestored Whether also when the page is restored from the bfcache, in which it is told of no connection.
 * @returns Removes the callback.
 */
export function onOnline(retry: () => void, isRestored = true): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const schedule = () => {
    retry();
    for (const delay of DELAYS_MS) timers.add(setTimeout(retry, delay));
  };
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && navigator.onLine && schedule();
  window.addEventListener('online', schedule);
  if (isRestored) window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('online', schedule);
    window.removeEventListener('pageshow', onShow);
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Loads images that have failed again when the connection is back. The icons of apps do so themselves (`AppImage`). */
export function retryImages(): void {
  onOnline(() => {
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.currentSrc)
        image.setAttribute('src', image.getAttribute('src') ?? '');
  });
}

/** Whether the visitor has asked for less data (`Save-Data`). Only Chromium tells. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
