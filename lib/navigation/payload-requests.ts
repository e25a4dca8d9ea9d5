import { asset } from '@/lib/routes';
import { dispatch, navigationStore, onNavigationStart } from './store';

/** Milliseconds after which a page that has not come counts as failed. It is still shown when it comes later. */
export const STALLED_MS = 10_000;

/** Requests of the current navigation that failed, each a function that sends it again. */
let failed: (() => void)[] = [];

/**
 * Lets a page's payload be requested again after a network error. Without this, the router answers a network error
 * with a load of the whole document, which ends on the browser's own error page. (Next's `experimental.useOffline`
 * would wait for the connection, but in an export it asks for `/apps.txt.txt` then; as of 16.4.6.)
 *
 * Responses with an error status are the router's: it loads the whole document, which a new deploy needs.
 */
export function retryFailedPayloads(target: Pick<Window, 'fetch'> = window): void {
  const request = target.fetch.bind(target);
  onNavigationStart(() => {
    failed = [];
  });
  window.addEventListener('online', retryNavigation);
  target.fetch = (input, init) =>
    isPayload(init) ? requestPayload(() => request(input, init)) : request(input, init);
}

/** Whether a request is for a page that the visitor navigates to, and not a prefetch. */
function isPayload(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return (
    headers.has('rsc') && !headers.has('next-router-prefetch') && !headers.has('next-router-segment-prefetch')
  );
}

/** Never rejects: a request that fails waits for `retryNavigation`, or for ever once it is superseded. */
function requestPayload(send: () => Promise<Response>): Promise<Response> {
  const id = navigationStore.getState().navigation?.id;
  return new Promise((resolve) => {
    const attempt = () => {
      receive(send).then(resolve, () => {
        if (id === undefined || navigationStore.getState().navigation?.id !== id) return;
        failed.push(attempt);
        dispatch({ type: 'failed', id });
      });
    };
    attempt();
  });
}

/** The response once its body has arrived too: a connection can break in the middle of it. */
async function receive(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  await response.clone().arrayBuffer();
  return response;
}

/**
 * Tries again to load the page of a navigation that failed: by the requests that failed or, where one is only
 * slow, by a load of the whole document.
 */
export function retryNavigation(): void {
  const { navigation } = navigationStore.getState();
  if (!navigation?.hasFailed) return;
  const attempts = failed;
  failed = [];
  if (attempts.length === 0) {
    window.location.assign(asset(navigation.href));
    return;
  }
  dispatch({ type: 'retried', at: performance.now() });
  for (const attempt of attempts) attempt();
}
