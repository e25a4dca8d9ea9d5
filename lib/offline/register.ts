import { isSavingData } from '@/lib/browser/online';
import { pageUrl } from '@/lib/routes';

/** The key in localStorage with which a developer or a test allows the worker on localhost. Any value does. */
export const LOCAL_WORKER_KEY = 'workerOnLocalhost';

/**
 * Registers the service worker when the page is loaded, so that it does not delay the first visit. Not for visitors who
 * want to save data. Not on localhost, where it would also answer for other projects, unless `LOCAL_WORKER_KEY` is set.
 *
 * @throws If the browser denies it. The site works without it.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || isSavingData()) return;
  // Without HTTPS, browsers have workers on localhost only.
  if (window.location.protocol === 'http:' && localStorage.getItem(LOCAL_WORKER_KEY) === null) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // The worker of a new deploy saves the page and its files, which the one before it does not.
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      reportVisit([window.location.href, ...files.filter((url) => url.includes('/_next/static/'))]);
    });
  await serviceWorker.register(`${pageUrl('/')}sw.js`);
  reportEarlierRequests();
}

/**
 * Asks the worker to save pages and files, as soon as it is active. By default the current page: after a navigation
 * inside the site, the worker has seen only its payload.
 */
export function reportVisit(urls = [window.location.href]): void {
  // Firefox rejects it in a page that is in the bfcache.
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(urls)).catch(() => {});
}

/** Asks the worker to save what was loaded without it: the page of a first visit, and its files. */
function reportEarlierRequests(): void {
  const observer = new PerformanceObserver((list) => {
    const loaded = list.getEntries() as PerformanceResourceTiming[];
    const urls = loaded.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    if (urls.length > 0) reportVisit(urls);
  });
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
}
