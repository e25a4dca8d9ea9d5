/**
 * The service worker: pages that the visitor has opened, their files, the catalogue and images work offline. The build
 * bundles it into `out/sw.js` (`lib/build/offline/write-worker.ts`).
 *
 * - **Pages and the catalogue** come from the network, so that an editor's change is visible at once. If it does not answer
 *   in 3 s, or sends nothing for 3 s before the body of a page or the end of the catalogue, from the cache.
 * - **Hashed files** come from the cache. Their names change with their content, and a page names its own files: a page of
 *   one version never gets files of another. A new worker keeps the files of older versions, whose pages are saved.
 * - **Payloads** are never cached, because a payload belongs to one version of the site. Offline, the router loads the
 *   whole page instead.
 */
import {
  CacheableResponsePlugin,
  CacheFirst,
  ExpirationPlugin,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
  type Strategy,
} from 'serwist';
import { filesOfPage } from '@/lib/page-files';
import { NetworkOrCopy } from './network-or-copy';
import { COPY_ATTRIBUTE, cachePrefix, pageCacheName, type WorkerMessage } from './saved-pages';

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: PrecacheEntry[] };

/** The SHA-256 hashes of this version's code and fonts, in base64, by their paths below `_next/static/`. */
declare const FILE_HASHES: Record<string, string>;

/** A text that each page of this site contains, and no page of another site. */
declare const SITE_MARK: string;

/** After this time without an answer, a page or the catalogue comes from the cache, in milliseconds. */
const PATIENCE_MS = 3000;

/** The saved page whose payload did not come in time: the router loads it next. */
let overduePage = '';

const DAY_S = 24 * 60 * 60;
const scope = new URL(self.registration.scope).pathname;
const hashedFilesUrl = `${self.registration.scope}_next/static/`;
const prefix = cachePrefix(scope);

/** Plugins for a cache that holds so many responses, the last used ones, each until it was not used for so many days. */
function bounded(maxEntries: number, days?: number): SerwistPlugin[] {
  return [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({
      maxEntries,
      maxAgeSeconds: days && days * DAY_S,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
    }),
  ];
}

// Without an age: code that a visitor never needs, such as that of dialogs, is stored only once.
const hashedFiles = new CacheFirst({
  cacheName: `${prefix}hashed-files`,
  plugins: [
    ...bounded(300),
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await isIntact(request.url, response)) ? response : null,
    },
  ],
});

const images = new StaleWhileRevalidate({ cacheName: `${prefix}images`, plugins: bounded(300, 60) });

const data = new NetworkOrCopy({
  patienceMs: () => PATIENCE_MS,
  isPartUsable: () => false,
  isUsable: isCatalogue,
  cacheName: `${prefix}data`,
  plugins: bounded(2, 60),
});

const pages = new NetworkOrCopy({
  // The router loads the page after a payload that did not come in time: the visitor has waited long enough.
  patienceMs: ({ url }) => {
    const isOverdue = withoutQuery(url) === overduePage;
    if (isOverdue) overduePage = '';
    return isOverdue ? 0 : PATIENCE_MS;
  },
  // Browsers show no part of the head.
  isPartUsable: (part) => part.includes('<body'),
  isCut: isOfThisSite,
  cacheName: pageCacheName(scope),
  plugins: [
    ...bounded(40, 60),
    {
      // The query string is for the scripts of the page only.
      cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
      cacheWillUpdate: async ({ response }) => ((await isPage(response)) ? response : null),
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

/**
 * Whether an answer is a whole page of this site, not that of a Wi-Fi login. A redirected one must not answer a
 * navigation.
 */
async function isPage(response: Response): Promise<boolean> {
  if (response.redirected || !isHtml(response)) return false;
  const html = await response.clone().text();
  return isOfThisSite(html) && html.includes('</html>');
}

function isOfThisSite(html: string): boolean {
  return html.includes(SITE_MARK) && html.includes(`"${scope}_next/static/`);
}

/**
 * Whether a hashed file is what the build has written: a stored one is never requested again. Some hosts answer with a
 * page, and 200, if a file is missing, or with a part of one that is being uploaded. The hashes of the files of other
 * versions are not known.
 */
async function isIntact(url: string, response: Response): Promise<boolean> {
  const expected = FILE_HASHES[url.slice(hashedFilesUrl.length)];
  if (!expected) return !isHtml(response) && (!url.endsWith('.json') || (await isJson(response)));
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash))) === expected;
}

/** Whether each line of an answer is JSON: the card file has several. */
async function isJson(response: Response): Promise<boolean> {
  const lines = (await response.clone().text()).trimEnd().split('\n');
  try {
    for (const line of lines) JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** Removes files of this version that an earlier worker has stored, which could not tell whether they are intact. */
async function removeBrokenFiles(): Promise<void> {
  const cache = await caches.open(hashedFiles.cacheName);
  const check = async (request: Request) => {
    const response = await cache.match(request);
    // An entry that cannot be read is broken, too.
    const isKept = response && (await isIntact(request.url, response).catch(() => false));
    if (!isKept) await cache.delete(request);
  };
  await Promise.all((await cache.keys()).map(check));
}

function isHtml({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Whether an answer is a list, as the catalogue: not a page, an error or a part of the file. */
async function isCatalogue(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const text = (await response.text()).trim();
  return text.startsWith('[') && text.endsWith(']');
}

/** Marks a page from the cache, so that it says so. */
async function asCopy(response: Response): Promise<Response> {
  const html = await response.text();
  const { status, headers } = response;
  return new Response(html.replace('<html', `<html ${COPY_ATTRIBUTE}=""`), { status, headers });
}

/** Stores files that the worker has not requested. Files that cannot be loaded are left out. */
async function save(event: ExtendableEvent, strategy: Strategy, urls: string[]): Promise<void> {
  // Not the event of a navigation itself: serwist would take its preloaded page for each of the files.
  const saving = { waitUntil: (promise) => event.waitUntil(promise) } as ExtendableEvent;
  const done = urls.flatMap((url) => strategy.handleAll({ event: saving, request: new Request(url) }));
  await Promise.allSettled(done);
}

/** The files of this site that are stored, by their URLs. */
const fileRoutes: [Strategy, (url: URL) => boolean][] = [
  [hashedFiles, ({ href }) => href.startsWith(hashedFilesUrl)],
  [data, ({ href }) => href === `${self.registration.scope}appsData.json`],
  [
    images,
    ({ href, pathname }) =>
      href.startsWith(self.registration.scope) && /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(pathname),
  ],
];

/** What the worker stores when it is installed. The names of code change with its content, so it has no revision. */
const manifest = self.__SW_MANIFEST;
const code = manifest.filter(({ revision }) => !revision);

const serwist = new Serwist({
  precacheEntries: manifest.filter((entry) => !code.includes(entry)),
  precacheOptions: {
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
      matcher: ({ request }) => request.headers.has('rsc'),
      handler: ({ request }) => answerPayload(request),
    },
  ],
  fallbacks: {
    entries: [{ url: `${scope}offline`, matcher: ({ request }) => request.mode === 'navigate' }],
  },
});

/**
 * The payload from the network. If that fails or takes too long, and the page is saved, an error status: the router then
 * loads the whole page. If it is not saved, the current page stays, and reports the failure.
 */
async function answerPayload(request: Request): Promise<Response> {
  const network = fetch(request);
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  try {
    const answer = await Promise.race([network, timeout]);
    if (answer) return answer;
  } catch {
    // As after a timeout: a page that is not saved fails below.
  }
  const page = withoutQuery(request.url).replace(/((?<=\/)index)?\.txt$/, '');
  if (!(await isSaved(page))) return network;
  overduePage = page;
  return new Response(null, { status: 503 });
}

async function isSaved(page: string): Promise<boolean> {
  const cache = await caches.open(pageCacheName(scope));
  return (await cache.match(page)) !== undefined;
}

self.addEventListener('install', (event: ExtendableEvent) => {
  const urls = code.map(({ url }) => url);
  // A failure must not keep the visitor on the old version.
  const removed = removeBrokenFiles().catch(() => {});
  event.waitUntil(removed.then(() => save(event, hashedFiles, urls)));
});

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
