import { asset } from '@/lib/routes';
import { deleteCaches } from './saved-pages';

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
 * want to save data. On localhost, where it would also answer for other projects, it is removed instead, unless
 * `LOCAL_WORKER_KEY` is set.
 *
 * @throws If the browser denies it. The site works without it.
 */
export async function registerWorker(): Promise<void> {
  const { connection, serviceWorker } = navigator as NavigatorWithConnection;
  if (!serviceWorker) return;
  if (isLocalHost(window.location.hostname) && localStorage.getItem(LOCAL_WORKER_KEY) === null)
    return removeWorker(serviceWorker);
  if (connection?.saveData) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // The worker of a new deploy saves the page, which the one before it does not.
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', reportVisit);
  await serviceWorker.register(asset('/sw.js'));
  reportEarlierRequests();
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
  void save([origin + pathname]);
}

/** Asks the worker to save what was loaded without it: the page of a first visit, and its files. */
function reportEarlierRequests(): void {
  const observer = new PerformanceObserver((list) => {
    const loaded = list.getEntries() as PerformanceResourceTiming[];
    const urls = loaded.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    if (urls.length > 0) void save(urls);
  });
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
}

/** Sends serwist's message as soon as there is an active worker. */
async function save(urls: string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } });
}
