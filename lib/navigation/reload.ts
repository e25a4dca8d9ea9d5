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
 * Reloads the page once, to get the chunks of the new deploy.
 *
 * @returns Whether it reloads. False when offline, within a minute of the last reload of this URL, and when
 *   sessionStorage throws: nothing would stop a loop then.
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  if (!window.navigator.onLine) return false;
  try {
    const [url, at] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    // The time can be in the future, because the clock can be set back.
    const sinceReload = Math.abs(Date.now() - Number(at));
    if (url === window.location.href && sinceReload <= RELOAD_INTERVAL_MS) return false;
    window.sessionStorage.setItem(KEY, JSON.stringify([window.location.href, Date.now()]));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Reloads the page if its host answers. When offline, a reload would end on the browser's own error page. */
export async function reloadIfOnline(reload: () => void = () => window.location.reload()): Promise<void> {
  const isOnline = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isOnline) reload();
}
