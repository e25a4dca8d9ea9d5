/**
 * A text in localStorage or sessionStorage, or of this page alone if the browser denies it. Never throws.
 *
 * @param storage `window[storage]` itself can throw.
 */
export function storedText(storage: 'localStorage' | 'sessionStorage', key: string) {
  /** What the browser has refused to store. */
  let own: string | null = null;
  return {
    read: (): string | null => {
      try {
        return own ?? window[storage].getItem(key);
      } catch {
        return own;
      }
    },
    /** @param text Null removes it. */
    write: (text: string | null): void => {
      own = text;
      try {
        if (text === null) window[storage].removeItem(key);
        else window[storage].setItem(key, text);
        own = null;
      } catch {}
    },
  };
}
