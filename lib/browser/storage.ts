type StorageName = 'localStorage' | 'sessionStorage';

/** The value of a key in the browser's storage; null if there is none, or if the browser denies the storage. */
export function readItem(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, if the browser allows it and has space. Never throws.
 *
 * @param value null removes the key.
 */
export function writeItem(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {}
}
