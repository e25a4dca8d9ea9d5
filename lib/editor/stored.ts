/** What the browser refuses to store. It lasts as long as the page. */
const refused = new Map<string, string>();

/**
 * A text in localStorage or sessionStorage, which the browser can deny, and which can be full. Never throws.
 *
 * @param storage `window[storage]` itself can throw.
 */
export function storedText(storage: 'localStorage' | 'sessionStorage', key: string) {
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(window[storage]);
    } catch {
      return undefined;
    }
  };
  return {
    read: (): string | null => refused.get(key) ?? attempt((all) => all.getItem(key)) ?? null,
    write: (text: string): void => {
      const isStored = attempt((all) => {
        all.setItem(key, text);
        return true;
      });
      if (isStored) refused.delete(key);
      else refused.set(key, text);
    },
    remove: (): void => {
      refused.delete(key);
      attempt((all) => all.removeItem(key));
    },
  };
}
