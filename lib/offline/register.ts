import { asset } from '@/lib/routes';
import { deleteCaches, type WorkerMessage } from './saved-pages';

/** Chromium only. The visitor can ask sites to load less. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * Whether a host is the visitor's own machine, where one origin serves many projects, one after the other.
 *
 * @param name As in `location.hostname`.
 */
export function isLocalHost(name: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
}

/** The key in localStorage with which a developer or a test allows the worker on localhost. Any value does. */
export const LOCAL_WORKER_KEY = 'workerOnLocalhost';

/**
 * Registers the service worker when the page is loaded, so that it does not delay the first visit. Not for visitors who
 * want to save data. A failure is not reported: the site works without it.
 *
 * On localhost, where it would also answer for other projects, it is removed instead, unless `LOCAL_WORKER_KEY` is set.
 */
export function registerWorker(): void {
  const { connection, serviceWorker } = navigator as NavigatorWithConnection;
  if (!serviceWorker) return;
  if (!isWanted()) {
    removeWorker(serviceWorker).catch(() => {});
    return;
  }
  if (connection?.saveData) return;
  if (document.readyState !== 'complete') {
    window.addEventListener('load', registerWorker, { once: true });
    return;
  }
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', reportFirstPage, { once: true });
  serviceWorker.register(asset('/sw.js')).catch(() => {});
}

function isWanted(): boolean {
  if (!isLocalHost(window.location.hostname)) return true;
  try {
    return localStorage.getItem(LOCAL_WORKER_KEY) !== null;
  } catch {
    return false;
  }
}

/** Removes the worker of this site, and its caches. Until the page is left, it still answers requests. */
async function removeWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const scope = new URL(asset('/'), window.location.href).href;
  const registration = await serviceWorker.getRegistration(scope);
  // A site below a base path can be in the scope of another one.
  if (registration?.scope === scope) await registration.unregister();
  await deleteCaches(scope);
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
