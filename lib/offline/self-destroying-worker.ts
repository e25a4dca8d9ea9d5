/**
 * Replaces the service worker in browsers that have one: of a site that is built without it, and in development. Deletes
 * the caches of this site, and removes itself. Open pages keep working, because it answers no requests.
 */
import { deleteCaches } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  await deleteCaches(self.registration.scope);
  await self.registration.unregister();
  // The replaced worker can have answered with a copy, or with code from before a change.
  if (process.env.NODE_ENV === 'development')
    for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
}
