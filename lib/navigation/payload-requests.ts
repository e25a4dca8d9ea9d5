import { onOnline } from '@/lib/browser/online';
import { pageUrl, pathInSite } from '@/lib/routes';
import { askHost } from './reload';
import { dispatch, navigationStore, onNavigationStart } from './store';

/** Time after which a page whose files have not arrived has failed, in milliseconds. If they arrive later, it is shown. */
export const STALLED_MS = 10_000;

/** The paths of pages whose payloads have failed, without the base path: the router waits for some of them for ever. */
const failed = new Set<string>();

/**
 * Lets a navigation fail in its page after a network error, if the host does not answer at all. The router loads the whole
 * document instead, which ends on the browser's own error page. Remove this when Next's `experimental.useOffline`
 * works in an export: in 16.4.6 it requests `/apps.txt.txt` when the connection is back.
 *
 * Responses with an error status are the router's: it loads the whole document, which a new deploy needs. A redirect to
 * another origin, as to a sign-in whose session has ended, is an error of the network for `fetch`, and not for a document.
 */
export function catchFailedPayloads(target: Pick<Window, 'fetch'> = window): void {
  const request = target.fetch.bind(target);
  target.fetch = (input, init) => {
    const path = payloadPath(input);
    return path === null ? request(input, init) : receive(path, request(input, init));
  };
  onNavigationStart(({ type, to }) => {
    if (type === 'traverse' && failed.has(to)) void loadOrFail();
  });
  // Not for a page from the bfcache, which has cancelled its navigation.
  onOnline(retryNavigation, false);
}

/** Tries a navigation that has failed again, by loading its document. */
export function retryNavigation(): void {
  if (!navigationStore.getState().navigation?.hasFailed) return;
  dispatch({ type: 'retried', at: performance.now() });
  void loadOrFail();
}

/** The response once its body has arrived too: a connection can break in the middle of it. Never rejects. */
async function receive(path: string, answer: Promise<Response>): Promise<Response> {
  const sentFor = navigationStore.getState().navigation?.id;
  try {
    const response = await answer;
    await response.clone().arrayBuffer();
    failed.delete(path);
    return response;
  } catch {
    failed.add(path);
    if (sentFor === navigationStore.getState().navigation?.id) void loadOrFail();
    return new Promise(() => {});
  }
}

/** Loads the document of the pending navigation, which has failed if its host does not answer. */
async function loadOrFail(): Promise<void> {
  const { navigation } = navigationStore.getState();
  if (!navigation) return;
  const { id, to, href } = navigation;
  const hasAnswer = (await askHost(pageUrl(to))) !== null;
  if (navigationStore.getState().navigation?.id !== id) return;
  if (hasAnswer) loadDocument(href);
  else dispatch({ type: 'failed', id });
}

/** Loads the document of a page. */
function loadDocument(href: string): void {
  const url = new URL(pageUrl(href), window.location.href);
  // The browser loads nothing if only the hash differs.
  if (url.pathname === window.location.pathname) window.location.reload();
  else window.location.assign(url);
}

/** The path of a payload's page: `/apps` of `/store/apps.txt?_rsc=…`, `/` of `/store/index.txt`. Null for other files. */
function payloadPath(input: RequestInfo | URL): string | null {
  const { pathname } = new URL(
    typeof input === 'object' && 'url' in input ? input.url : input,
    window.location.href,
  );
  return pathname.endsWith('.txt') ? pathInSite(pathname.replace(/(\/index)?\.txt$/, '')) : null;
}
