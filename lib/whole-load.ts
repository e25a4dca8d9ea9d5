const KEY = 'wholeLoad';

/** A second failure of the same page within this time is no matter of an old deploy: loading it again would loop. */
const PATIENCE_MS = 60_000;

/**
 * Whether an error, or what caused it, says that a part of the site's own code did not come. After a new deploy
 * the files of the old one are gone, and a visitor who stayed on an old page meets this.
 */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /chunk/i.test(`${error.name} ${error.message}`) || isMissingCode(error.cause);
}

/** Whether `loadWhole` would load the page: not offline, and not a moment after it did so. */
export function canLoadWhole(): boolean {
  if (!window.navigator.onLine) return false;
  try {
    const [url, at] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return url !== window.location.href || Date.now() - Number(at) > PATIENCE_MS;
  } catch {
    // Without a memory of the last time, nothing would stop a loop.
    return false;
  }
}

/**
 * Loads the current address anew, once, to bring the code of the new deploy.
 *
 * @returns Whether it does; false where the page has to make do with what it has.
 */
export function loadWhole(reload: () => void = () => window.location.reload()): boolean {
  if (!canLoadWhole()) return false;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([window.location.href, Date.now()]));
  } catch {
    return false;
  }
  reload();
  return true;
}
