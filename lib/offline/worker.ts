/**
 * The service worker: pages that the visitor has opened, their files, the catalogue and images work offline. The build
 * bundles it into `out/sw.js` (`lib/build/offline/write-worker.ts`).
 *
 * - **Pages and the catalogue** come from the network. If it does not answer in 3 s, from the cache: an editor's change is
 *   visible at once.
 * - **Hashed files** come from the cache. Their names change with their content, and a page names its own files: a page of
 *   one version never gets files of another.
 * - **Payloads** are never cached, because a payload belongs to one version of the site. Offline, the router loads the
 *   whole page instead.
 */
import {
  CacheableResponsePlugin,
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
  type Strategy,
} from 'serwist';
import { filesOfPage } from '@/lib/page-files';
import { COPY_ATTRIBUTE, cachePrefix, pageCacheName, type WorkerMessage } from './saved-pages';

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

/** After this time without an answer, a page or the catalogue comes from the cache, in seconds. */
const NETWORK_TIMEOUT_S = 3;

const DAY_S = 24 * 60 * 60;
const scope = new URL(self.registration.scope).pathname;
const prefix = cachePrefix(scope);

/** Plugins for a cache that holds so many responses, the last used ones. */
function bounded(maxEntries: number): SerwistPlugin[] {
  return [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({
      maxEntries,
      maxAgeSeconds: 60 * DAY_S,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
    }),
  ];
}

const hashedFiles = new CacheFirst({ cacheName: `${prefix}hashed-files`, plugins: bounded(200) });

const images = new StaleWhileRevalidate({ cacheName: `${prefix}images`, plugins: bounded(300) });

const data = new NetworkFirst({
  cacheName: `${prefix}data`,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: bounded(2),
});

const pages = new NetworkFirst({
  cacheName: pageCacheName(scope),
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    ...bounded(40),
    {
      // The query string is for the scripts of the page only.
      cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
      cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
      // A page is saved with its files, which this or an earlier version of the worker may not have seen.
      cacheDidUpdate: async ({ event, newResponse }) => {
        const html = await newResponse.clone().text();
        await save(event, hashedFiles, filesOfPage(html));
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && asCopy(cachedResponse),
    },
  ],
});

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** A redirected response must not answer a navigation. */
function isPage(response: Response): boolean {
  return !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html');
}

/** Marks a page from the cache, so that it says so. */
async function asCopy(response: Response): Promise<Response> {
  const html = await response.text();
  const { status, headers } = response;
  return new Response(html.replace('<html', `<html ${COPY_ATTRIBUTE}=""`), { status, headers });
}

/** Stores files that the worker has not requested. Files that cannot be loaded are left out. */
async function save(event: ExtendableEvent, strategy: Strategy, urls: string[]): Promise<void> {
  await Promise.allSettled(urls.map((url) => strategy.handle({ event, request: new Request(url) })));
}

/** The files of this site that are stored, by their URLs. */
const fileRoutes: [Strategy, (url: URL) => boolean][] = [
  [hashedFiles, ({ href }) => href.startsWith(`${self.registration.scope}_next/static/`)],
  [data, ({ href }) => href === `${self.registration.scope}appsData.json`],
  [
    images,
    ({ href, pathname }) =>
      href.startsWith(self.registration.scope) && /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(pathname),
  ],
];

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    ignoreURLParametersMatching: [],
    directoryIndex: null,
    cleanURLs: false,
  },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    { matcher: ({ request }) => request.mode === 'navigate', handler: pages },
    ...fileRoutes.map(([handler, isWanted]) => ({
      matcher: ({ url }: { url: URL }) => isWanted(url),
      handler,
    })),
    {
      matcher: ({ request }) =>
        request.headers.has('rsc') && !request.headers.has('next-router-segment-prefetch'),
      handler: ({ request }) => fetch(request).catch((error) => answerOffline(request, error)),
    },
  ],
  fallbacks: {
    entries: [{ url: `${scope}offline`, matcher: ({ request }) => request.mode === 'navigate' }],
  },
});

/** Offline, the router loads the whole document after an error status. Without a saved page it keeps the current page. */
async function answerOffline(request: Request, error: unknown): Promise<Response> {
  const page = new URL(request.url.replace(/(?:index)?\.txt(?:\?.*)?$/, ''));
  const cache = await caches.open(pageCacheName(scope));
  if (await cache.match(page.href)) return new Response(null, { status: 503 });
  throw error;
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'visit') event.waitUntil(save(event, pages, [message.page]));
  if (message.type === 'files')
    for (const [strategy, isWanted] of fileRoutes)
      event.waitUntil(
        save(
          event,
          strategy,
          message.files.filter((file) => isWanted(new URL(file))),
        ),
      );
});

serwist.addEventListeners();
