const KEY = 'lastReload';

/** A second failure of the same page within this time is not due to a stale deploy: reloading again would loop. */
const RELOAD_INTERVAL_MS = 60_000;

/**
 * Whether an error, or its cause, is a chunk load error: a new deploy has removed the chunks of the page that the
 * visitor is on.
 */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /chunk/i.test(`${error.name} ${error.message}`) || isChunkLoadError(error.cause);
}

/**
 * Reloads the page once, if its host answers, to get the chunks of the new deploy.
 *
 * @returns Whether it calls `reload`. False when offline, within a minute of the last reload of this page, and when
 *   sessionStorage throws: nothing would stop a loop then.
 */
export function reloadOnce(reload: () => void = reloadIfOnline): boolean {
  if (!window.navigator.onLine) return false;
  try {
    const { pathname } = window.location;
    const [path, at] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    if (path === pathname && Math.abs(Date.now() - at) <= RELOAD_INTERVAL_MS) return false;
    window.sessionStorage.setItem(KEY, JSON.stringify([pathname, Date.now()]));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** After this time, there is no answer, in milliseconds. Browsers wait for minutes. */
const ANSWER_MS = 10_000;

/**
 * What the host answers for a URL of the site: a page, an error, or a redirect to a sign-in, which only the load of a
 * document can follow. Null without an answer, as when offline.
 */
export function askHost(url: string, method: 'GET' | 'HEAD' = 'HEAD'): Promise<Response | null> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch(url, { method, cache: 'no-store', redirect: 'manual', signal }).catch(() => null);
}

/**
 * Reloads the page if its host answers. When offline, a reload would end on the browser's own error page.
 *
 * @returns Whether it reloads.
 */
export async function reloadIfOnline(reload = reloadPage): Promise<boolean> {
  const isOnline = (await askHost(window.location.href)) !== null;
  if (isOnline) reload();
  return isOnline;
}

function reloadPage(): void {
  window.location.reload();
}

/**
 * Reloads the page, once, if the host has a sign-in whose session has ended: for the page that is shown it redirects, refuses,
 * or answers with another page. Called when a file could not be loaded.
 */
export async function reloadIfSignedOut(reload = reloadPage): Promise<void> {
  const answer = await askHost(window.location.href, 'GET');
  const html = answer?.ok ? await answer.text().catch(() => null) : '';
  // Offline, or too slow.
  if (!answer || html === null) return;
  const isOurs = /\/_next\/static\//.test(html);
  if (answer.type === 'opaqueredirect' || [401, 403].includes(answer.status) || (answer.ok && !isOurs))
    reloadOnce(reload);
}

/** Reloads the page, once, if code could not be loaded because a new deploy has removed it, or a session has ended. */
export function reloadForMissingCode(error: unknown): void {
  if (isChunkLoadError(error)) reloadOnce();
  else void reloadIfSignedOut();
}
