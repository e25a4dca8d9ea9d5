const KEY = 'lastReload';

/** A second failure of the same page within this time is not due to a stale deploy: reloading again would loop. */
const RELOAD_INTERVAL_MS = 60_000;

/**
 * Whether an error, or its cause, is a chunk load error. After a new deploy the chunks of the old one are gone, and
 * a visitor who stayed on an old page meets this.
 */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /chunk/i.test(`${error.name} ${error.message}`) || isChunkLoadError(error.cause);
}

/**
 * Reloads the page once, to get the chunks of the new deploy.
 *
 * @returns Whether it does. False when offline, within a minute of the last reload of this URL, and where the browser
 *   refuses to remember that one: nothing would stop a loop then.
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  if (!window.navigator.onLine) return false;
  try {
    const [url, at] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    if (url === window.location.href && Date.now() - Number(at) <= RELOAD_INTERVAL_MS) return false;
    window.sessionStorage.setItem(KEY, JSON.stringify([window.location.href, Date.now()]));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Reloads the page if its host answers. Offline, the page stays instead of the browser's own error page. */
export async function reloadIfOnline(reload: () => void = () => window.location.reload()): Promise<void> {
  const isOnline = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isOnline) reload();
}
