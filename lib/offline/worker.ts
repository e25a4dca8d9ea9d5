/**
 * The service worker, which the build bundles into `out/sw.js` (`lib/publish/offline/write-worker.ts`).
 *
 * - **Code** is stored when the worker is installed, except for the chart's library and the polyfills. If a file cannot be
 *   stored, the worker of the previous version stays. Browsers reject files that differ from what the build has written.
 *   Old code stays, for the saved pages of old versions.
 * - **Pages** come from the network, so that an editor's change is visible at once, and after 3 s from the cache. Only
 *   pages of this version are saved: a saved page always has its code.
 * - **Payloads** are never cached, because each belongs to one version. Offline, the router loads the whole page instead.
 */
import { SAVED_ATTRIBUTE } from '@/lib/dom';
import { filesOfPage } from '@/lib/page-files';
import { type Content, cacheName } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

/** The hashed files of this version, by their paths: their hashes, as `fetch` checks them. */
declare const INTEGRITY: Readonly<Record<string, string>>;

/** The paths of the hashed files that are stored when the worker is installed. */
declare const INSTALLED_FILES: readonly string[];

/** The HTML of the page that is shown instead of a page that is not saved. It has the code of this version. */
declare const OFFLINE_PAGE: string;

/** The path of a language below that of the site, without a slash at its start, such as `de/`. Empty for the first one. */
declare const LANGUAGE: string;

/** The maximum number of responses in each cache. */
const MAX_RESPONSES: Record<Content, number> = {
  pages: 40,
  'hashed-files': 300,
  'hashed-lists': 400,
  data: 1,
  images: 300,
};

/** Time without an answer after which the cache is used, in milliseconds. */
const PATIENCE_MS = 3000;

/** Time after which it is used if the answer has begun, but is not complete. */
const COMPLETION_MS = 10_000;

const site = self.registration.scope;
/** The start of what all languages share: images and the catalogue. */
const shared = site.slice(0, site.length - LANGUAGE.length);
const nameOf = (content: Content, scope = site) => cacheName(new URL(scope).pathname, content);

/** A stored response. Undefined also if the storage fails, so that the network is used. */
async function cached(content: Content, url: string): Promise<Response | undefined> {
  const find = (scope: string) =>
    caches.match(url, { cacheName: nameOf(content, scope) }).catch(() => undefined);
  const isShared = content === 'images' || content === 'data';
  // It can be in the cache of the root only, whose worker loads the first page of a language.
  return (await find(site)) ?? (isShared ? find(shared) : undefined);
}

/** Stores a response, and removes those that were stored first. If the storage is full, it fails and removes nothing. */
async function store(content: Content, url: string, response: Response): Promise<void> {
  const cache = await caches.open(nameOf(content));
  await cache.put(url, response);
  const first = (await cache.keys()).slice(0, -MAX_RESPONSES[content]);
  await Promise.all(first.map((request) => cache.delete(request)));
}

/**
 * The answer of the network. If it fails, or takes too long, the fallback, if there is one.
 *
 * @param complete The answer when it is complete, for those that wait for it.
 */
async function networkFirst(
  network: Promise<Response>,
  fallback: () => Promise<Response | undefined>,
  complete = network,
): Promise<Response> {
  const response = (await within(PATIENCE_MS, network)) && (await within(COMPLETION_MS, complete));
  return response ?? (await fallback()) ?? complete;
}

/** An answer. Undefined if it fails, or takes longer. */
function within(ms: number, answer: Promise<Response>): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([answer.catch(() => undefined), timeout]);
}

type Handler = (event: ExtendableEvent, request: Request) => Promise<Response>;

const page: Handler = async (event, request) => {
  const url = pageUrl(request.url);
  const network = loadPage(event, request);
  event.waitUntil(network.then((response) => savePage(url, response)));
  const response = await networkFirst(network, () => readSavedPage(url)).catch(
    () => new Response(OFFLINE_PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  );
  return response.status < 500 ? response : ((await readSavedPage(url)) ?? response);
};

/** The browser requests a page while it starts the worker. */
async function loadPage(event: ExtendableEvent, request: Request): Promise<Response> {
  const preloaded = event instanceof FetchEvent && (await event.preloadResponse.catch(() => undefined));
  return preloaded || fetch(request);
}

/**
 * Saves a whole page with the code of this version. Skips login pages of Wi-Fi networks, pages of other sites, pages of
 * another deploy (its own worker saves them), and redirected responses, which cannot answer a navigation.
 */
async function savePage(url: string, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410)
    await (await caches.open(nameOf('pages'))).delete(url);
  if (response.status !== 200 || response.redirected) return;
  // Other apps on the same origin have downloads.
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  const copy = response.clone();
  const html = await copy.clone().text();
  const files = filesOfPage(html);
  const isOfThisVersion = files.length > 0 && files.every((path) => path in INTEGRITY);
  if (isOfThisVersion && html.includes('</html>')) await store('pages', url, copy);
}

/** A saved page, marked, so that it says so. */
async function readSavedPage(url: string): Promise<Response | undefined> {
  const response = await cached('pages', url);
  if (!response) return undefined;
  const html = await response.text();
  return new Response(html.replace('<html', `<html ${SAVED_ATTRIBUTE}=""`), response);
}

/** If a payload does not arrive, and its page is saved, the router gets an error, after which it loads the page. */
const payload: Handler = (_event, request) => {
  const error = async () =>
    (await cached('pages', pageUrl(request.url))) && new Response(null, { status: 503 });
  return networkFirst(fetch(request), error);
};

const data: Handler = (event, request) => {
  const network = fetch(request);
  const list = network.then(async (response) => {
    // Not an error, the page of a Wi-Fi login or a part of the file.
    if (response.ok && Array.isArray(await response.clone().json())) return response;
    throw new TypeError('The answer is no catalogue.');
  });
  event.waitUntil(list.then((response) => store('data', request.url, response.clone())));
  // Without a copy, the page gets the answer, and shows what is wrong with it.
  return networkFirst(network, () => cached('data', request.url), list).catch(() => network);
};

const image: Handler = async (event, request) => {
  const network = fetch(request);
  const save = async (response: Response) => {
    const { headers } = response;
    // A sign-in that answers in its place would be shown instead of the copy.
    const isPage = headers.get('content-type')?.startsWith('text/html');
    // A camera on the same origin has a new image each time.
    const isStored = response.ok && !isPage && !headers.get('cache-control')?.includes('no-store');
    if (isStored) await store('images', request.url, response.clone());
  };
  event.waitUntil(network.then(save));
  return (await cached('images', request.url)) ?? network;
};

const hashedFile: Handler = async (event, { url }) => {
  // Those of a large catalogue are large, and change with each deploy.
  const content = url.startsWith(`${site}_next/static/catalogue/`) ? 'hashed-lists' : 'hashed-files';
  const stored = await cached(content, url);
  if (stored) return stored;
  const response = await loadHashed(url).catch(async (error: unknown) => {
    // Browsers reject an error of the host, too. The page has to see it: a new deploy has removed the file.
    const answer = await fetch(url);
    if (answer.ok) throw error;
    return answer;
  });
  // Not a file of another version.
  if (response.ok && new URL(url).pathname in INTEGRITY)
    event.waitUntil(store(content, url, response.clone()));
  return response;
};

const loadHashed = (url: string) => fetch(url, { integrity: INTEGRITY[new URL(url).pathname] });

const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/** The URL of a page, from that of a request for it or its payload. Some hosts serve pages with a slash at the end too. */
function pageUrl(requested: string): string {
  const url = withoutQuery(requested).replace(/((?<=\/)index)?\.txt$/, '');
  return url === site ? url : url.replace(/\/$/, '');
}

/** Whether the router requests the payload of a page: a text that is not opened as a page. */
function isPayload({ mode, url }: Request): boolean {
  return mode !== 'navigate' && url.startsWith(site) && withoutQuery(url).endsWith('.txt');
}

/** A page of an app, whose id can have a dot, such as `node.js`. Other pages have no extension, and payloads are `.txt`. */
const APP_PAGE = /\/apps\/appdetails\/(?!.*\.txt$)[^/]+$/;

/** The handler of other requests. Undefined if the browser performs it as without the worker. */
function handlerOf({ method, url }: Request): Handler | undefined {
  if (method !== 'GET' || !url.startsWith(shared)) return undefined;
  if (url.startsWith(`${site}_next/static/`)) return hashedFile;
  if (url === `${shared}appsData.json`) return data;
  if (url.startsWith(site) && APP_PAGE.test(withoutQuery(url))) return page;
  if (/\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(withoutQuery(url))) return image;
  if (!url.startsWith(site)) return undefined;
  return /\.\w+$/.test(withoutQuery(url)) ? undefined : page;
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Stored again, because those that were stored first are removed first.
  const install = async (url: string) =>
    store('hashed-files', url, (await cached('hashed-files', url)) ?? (await loadHashed(url)));
  event.waitUntil(Promise.all(INSTALLED_FILES.map((path) => install(new URL(path, site).href))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handler = isPayload(request) ? payload : handlerOf(request);
  // What other apps on the same origin request is not a page.
  if (handler && (handler !== page || request.mode === 'navigate'))
    event.respondWith(handler(event, request));
});

/** An open page reports what was loaded without the worker. */
self.addEventListener('message', (event) => {
  const requests = (event.data as string[]).map((url) => new Request(url));
  event.waitUntil(Promise.all(requests.map((request) => handlerOf(request)?.(event, request))));
});
