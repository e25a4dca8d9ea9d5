/** The localStorage key of the first copy. Later ones are `appList.unreadable.2`, `appList.unreadable.3`, … */
export const UNREADABLE_KEY = 'appList.unreadable';

/** The maximum number of copies, so that a program that damages the list again and again cannot fill the storage. */
export const MAX_COPIES = 10;

/**
 * Stores the original text of a damaged list, which a write is about to overwrite. A text that has a copy gets no second
 * one. Copies are never overwritten or removed.
 *
 * @throws Error if the storage is full, or if there are `MAX_COPIES` of other texts: the list must not be overwritten.
 */
export function keepUnreadable(text: string, storage: Storage): void {
  for (let number = 1; number <= MAX_COPIES; number += 1) {
    const key = number === 1 ? UNREADABLE_KEY : `${UNREADABLE_KEY}.${number}`;
    const copy = storage.getItem(key);
    if (copy === text) return;
    if (copy === null) {
      storage.setItem(key, text);
      return;
    }
  }
  throw new Error(`There are ${MAX_COPIES} copies of damaged lists already (${UNREADABLE_KEY}).`);
}
