/**
 * The service worker, which the build bundles into `out/sw.js` (`lib/build/offline/write-worker.ts`).
 *
 * - **Code** is stored when the worker is installed: all of it, or the worker of the previous version stays. Browsers
 *   reject files that differ from what the build has written. Old code stays, for the saved pages of old versions.
 * - **Pages** come from the network, so that an editor's change is visible at once, and after 3 s from the cache. Only
 *   pages of this version are saved: a saved page always has its code.
 * - **Payloads** are never cached, because each belongs to one version. Offline, the router loads the whole page instead.
 */
import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist, StaleWhileRevalidate } from 'serwist';
import { filesOfPage } from '@/lib/page-files';
import { COPY_ATTRIBUTE, cacheName } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

/** The hashed files of this version, by their paths: their hashes, as `fetch` checks them. */
declare const INTEGRITY: Readonly<Record<string, string>>;

/** The paths of the hashed files that are stored when the worker is installed. */
declare const INSTALLED_FILES: readonly string[];

/** What is shown instead of a page that is not saved. */
declare const OFFLINE_PAGE: { url: string; revision: string };

const IMAGE = /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i;

const site = self.registration.scope;
const { pathname: scope } = new URL(site);
const PAGES = cacheName(scope, 'pages');

/** After this time without an answer, the cache is used. */
const networkTimeoutSeconds = 3;

/** Limits a cache to so many responses, those that were used last. If the storage is full, it keeps what it has. */
function bounded(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeFrom: 'last-used' });
}

const hashedFiles = new CacheFirst({
  cacheName: cacheName(scope, 'hashed-files'),
  plugins: [
    bounded(300),
    {
      requestWillFetch: async ({ request }) =>
        new Request(request.url, { integrity: integrityOf(request.url) }),
      cacheWillUpdate: async ({ request, response }) => (integrityOf(request.url) ? response : null),
    },
  ],
});

/** The hash of a hashed file. Undefined for a file of another version. */
function integrityOf(url: string): string | undefined {
  return INTEGRITY[new URL(url).pathname];
}

const images = new StaleWhileRevalidate({ cacheName: cacheName(scope, 'images'), plugins: [bounded(300)] });

const data = new NetworkFirst({
  cacheName: cacheName(scope, 'data'),
  networkTimeoutSeconds,
  plugins: [
    {
      // Not an error, the page of a Wi-Fi login or a part of the file.
      fetchDidSucceed: async ({ response }) => {
        if (response.ok && Array.isArray(await response.clone().json())) return response;
        throw new TypeError('The answer is no catalogue.');
      },
      // Without a copy, the page gets the answer, and shows what is wrong with it.
      handlerDidError: ({ request }) => fetch(request),
    },
  ],
});

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds,
  plugins: [
    bounded(40),
    {
      // The query string is for the scripts of the page only.
      cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
      cacheWillUpdate: async ({ request, response }) => {
        const isRemoved = response.status === 404 || response.status === 410;
        if (isRemoved) await (await caches.open(PAGES)).delete(withoutQuery(request.url));
        return (await isOfThisVersion(response)) ? response : null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && asCopy(cachedResponse),
      handlerWillRespond: async ({ request, response }) => {
        if (response.status < 500) return response;
        const saved = await caches.match(withoutQuery(request.url), { cacheName: PAGES });
        return saved ? asCopy(saved) : response;
      },
    },
  ],
});

/** If a payload does not arrive, and its page is saved, the router gets an error, after which it loads the page. */
const payloads = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) =>
        withoutQuery(request.url).replace(/((?<=\/)index)?\.txt$/, ''),
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && new Response(null, { status: 503 }),
    },
  ],
});

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/**
 * Whether an answer is a whole page with the code of this version. Not the page of a Wi-Fi login, of another site or of
 * another deploy, whose own worker saves it. A redirected one must not answer a navigation.
 */
async function isOfThisVersion(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const html = await response.clone().text();
  const files = filesOfPage(html);
  return html.includes('</html>') && files.length > 0 && files.every((path) => path in INTEGRITY);
}

/** Marks a page from the cache, so that it says so. */
async function asCopy(response: Response): Promise<Response> {
  const html = await response.text();
  const { status, headers } = response;
  return new Response(html.replace('<html', `<html ${COPY_ATTRIBUTE}=""`), { status, headers });
}

const serwist = new Serwist({
  precacheEntries: [OFFLINE_PAGE],
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    { matcher: ({ request }) => request.headers.has('rsc'), handler: payloads },
    { matcher: ({ url }) => url.href.startsWith(`${site}_next/static/`), handler: hashedFiles },
    { matcher: ({ url }) => url.href === `${site}appsData.json`, handler: data },
    { matcher: ({ url }) => url.href.startsWith(site) && IMAGE.test(url.pathname), handler: images },
    // An open page asks the worker to save it: that request is no navigation.
    {
      matcher: ({ request, url }) =>
        request.mode === 'navigate' || (url.href.startsWith(site) && !/\.\w+$/.test(url.pathname)),
      handler: pages,
    },
  ],
  fallbacks: {
    entries: [{ url: OFFLINE_PAGE.url, matcher: ({ request }) => request.mode === 'navigate' }],
  },
});

self.addEventListener('install', (event) => {
  const stored = INSTALLED_FILES.flatMap((path) =>
    hashedFiles.handleAll({ event, request: new Request(path) }),
  );
  event.waitUntil(Promise.all(stored));
});

serwist.addEventListeners();
