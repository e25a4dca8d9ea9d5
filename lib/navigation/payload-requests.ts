import { onOnline } from '@/lib/browser/online';
import { pageUrl, pathInSite } from '@/lib/routes';
import { askHost } from './reload';
import { dispatch, navigationStore, onNavigationStart } from './store';

/** Time after which a page whose files have not arrived has failed, in milliseconds. If they arrive later, it is shown. */
export const STALLED_MS = 10_000;

interface FailedRequest {
  /** The path of its page, without the base path. */
  path: string;
  /** Sends it again, for the navigation that is pending at that time. */
  send: () => void;
}

/** All failed requests, also those of pages that the visitor has left: the router waits for some of them. */
let failed: FailedRequest[] = [];

/** The navigation whose document is being loaded. Another load would end it. */
let loading: number | undefined;

/**
 * Lets a page's payload be requested again after a network error, if the host does not answer at all. The router loads the
 * whole document instead, which ends on the browser's own error page. Remove this when Next's `experimental.useOffline`
 * works in an export: in 16.4.6 it requests `/apps.txt.txt` when the connection is back.
 *
 * Responses with an error status are the router's: it loads the whole document, which a new deploy needs. A redirect to
 * another origin, as to a sign-in whose session has ended, is an error of the network for `fetch`, and not for a document.
 */
export function retryFailedPayloads(target: Pick<Window, 'fetch'> = window): void {
  const request = target.fetch.bind(target);
  target.fetch = (input, init) => {
    const path = payloadPath(input);
    return path === null ? request(input, init) : requestPayload(path, () => request(input, init));
  };
  onNavigationStart(({ type, to }) => {
    if (type === 'traverse') sendAgain(to);
  });
  // Not for a page from the bfcache, which has cancelled its navigation.
  onOnline(retryAll, false);
}

/** Whether a request for a path has failed. Otherwise it is only slow. */
function hasFailed(path: string): boolean {
  return failed.some((request) => request.path === path);
}

/** Sends failed requests again: those for a path, or all. */
function sendAgain(to?: string): void {
  const wanted = failed.filter(({ path }) => to === undefined || path === to);
  failed = failed.filter((request) => !wanted.includes(request));
  for (const { send } of wanted) send();
}

/** Retries the navigation that has failed, if the connection works, and sends the failed requests of other pages again. */
async function retryAll(): Promise<void> {
  const { navigation } = navigationStore.getState();
  const isSlow = navigation?.hasFailed && !hasFailed(navigation.to);
  if (!isSlow) retryNavigation();
  sendAgain();
  // Without a connection, its document would be the browser's own error page.
  if (isSlow && (await askHost(pageUrl(navigation.to))) && navigation.id !== loading) retryNavigation();
}

/** Loads the document of a page. */
function loadDocument(href: string): void {
  const url = new URL(pageUrl(href), window.location.href);
  // The browser loads nothing if only the hash differs.
  if (url.pathname === window.location.pathname) window.location.reload();
  else window.location.assign(url);
}

/** Never rejects: a request that fails waits until it is sent again. */
function requestPayload(path: string, request: () => Promise<Response>): Promise<Response> {
  return new Promise((resolve) => {
    const send = () => {
      const sentFor = navigationStore.getState().navigation?.id;
      receive(request).then(resolve, async () => {
        failed.push({ path, send });
        const hasAnswer = (await askHost(pageUrl(path))) !== null;
        const { navigation } = navigationStore.getState();
        if (sentFor === undefined || navigation?.id !== sentFor) return;
        if (hasAnswer) loadDocument(navigation.href);
        else dispatch({ type: 'failed', id: sentFor });
      });
    };
    send();
  });
}

/** The path of a payload's page: `/apps` of `/store/apps.txt?_rsc=…`, `/` of `/store/index.txt`. Null for other files. */
function payloadPath(input: RequestInfo | URL): string | null {
  const { pathname } = new URL(
    typeof input === 'object' && 'url' in input ? input.url : input,
    window.location.href,
  );
  return pathname.endsWith('.txt') ? pathInSite(pathname.replace(/(\/index)?\.txt$/, '')) : null;
}

/** The response once its body has arrived too: a connection can break in the middle of it. */
async function receive(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  await response.clone().arrayBuffer();
  return response;
}

/**
 * Retries a navigation that has failed: sends its failed requests again or, if a request is only slow, loads the
 * whole document.
 */
export function retryNavigation(): void {
  const { navigation } = navigationStore.getState();
  if (!navigation?.hasFailed) return;
  if (!hasFailed(navigation.to)) {
    loading = navigation.id;
    loadDocument(navigation.href);
    return;
  }
  dispatch({ type: 'retried', at: performance.now() });
  sendAgain(navigation.to);
}
