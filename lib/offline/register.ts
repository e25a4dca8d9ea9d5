import { asset } from '@/lib/routes';
import type { WorkerMessage } from './saved-pages';

/** Chromium only. The visitor can ask sites to load less. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * Registers the service worker when the page is loaded, so that it does not delay the first visit. Not for visitors who
 * want to save data. A failure is not reported: the site works without it.
 */
export function registerWorker(): void {
  const { connection, serviceWorker } = navigator as NavigatorWithConnection;
  if (!serviceWorker || connection?.saveData) return;
  if (document.readyState !== 'complete') {
    window.addEventListener('load', registerWorker, { once: true });
    return;
  }
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', reportFirstPage, { once: true });
  serviceWorker.register(asset('/sw.js')).catch(() => {});
}

/** Asks the worker to save the current page. After a navigation inside the site, the worker has seen only its payload. */
export function reportVisit(): void {
  const { origin, pathname } = window.location;
  send({ type: 'visit', page: origin + pathname });
}

/** The worker has not seen the page on which it was registered, nor the files that this page had requested by then. */
function reportFirstPage(): void {
  reportVisit();
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const files = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    if (files.length > 0) send({ type: 'files', files });
  }).observe({ type: 'resource', buffered: true });
}

function send(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}
