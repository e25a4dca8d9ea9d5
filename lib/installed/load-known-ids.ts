import { APP_LIST_KEY } from './key';

/**
 * Loads the list when this browser has one, now or when another tab writes it.
 *
 * @param load Imports the module of `installedStore`. Called once, unless it fails.
 * @returns Stops.
 */
export function loadKnownIds(
  load: () => Promise<unknown> = () => import('./store'),
  target: Window = window,
): () => void {
  let isLoaded = false;
  const loadOnce = () => {
    if (isLoaded || !hasList(target)) return;
    isLoaded = true;
    load().catch(() => {
      // Marks and number are missing until the next change. Pages that need the list report the failure.
      isLoaded = false;
    });
  };
  loadOnce();
  target.addEventListener('storage', loadOnce);
  return () => target.removeEventListener('storage', loadOnce);
}

function hasList(target: Window): boolean {
  try {
    return target.localStorage.getItem(APP_LIST_KEY) !== null;
  } catch {
    return false;
  }
}
