/**
 * Replaces the service worker in browsers that have one, when a site is built without it: deletes the caches of this
 * site, and removes itself. Open pages keep working, because it answers no requests.
 */
import { cachePrefix } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  const { scope } = self.registration;
  const prefix = cachePrefix(new URL(scope).pathname);
  // serwist names the cache of the files that it stores at once.
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) || name.endsWith(`-${scope}`));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
