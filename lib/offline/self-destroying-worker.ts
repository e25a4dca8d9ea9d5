/**
 * Replaces the service worker in browsers that have one: of a site that is built without it, and in development. Deletes
 * the caches of this site, and removes itself. Open pages keep working, because it answers no requests.
 */
import { cacheName } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const prefix = cacheName(new URL(self.registration.scope).pathname, '');
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await self.registration.unregister();
  // The replaced worker can have answered with a copy, or with code from before a change.
  if (process.env.NODE_ENV === 'development')
    for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
}
