/** The key in the storage. */
export const SCROLL_POSITIONS_KEY = 'scrollPositions';

/** The oldest positions are dropped beyond this. */
const MAX_POSITIONS = 50;

/** Scroll positions by history entry, in CSS pixels from the top. */
export interface ScrollPositions {
  get: (entryKey: string) => number | undefined;
  set: (entryKey: string, top: number) => void;
  /** Writes them to the storage, from which the next document of this tab reads them. Never throws. */
  persist: () => void;
}

/**
 * Keeps scroll positions in memory, and in a storage across reloads.
 *
 * @param open Returns the storage. May throw, as `window.sessionStorage` does when storage is denied.
 */
export function createScrollPositions(open: () => Storage): ScrollPositions {
  let positions: Map<string, number> | undefined;

  function load(): Map<string, number> {
    try {
      const stored: unknown = JSON.parse(open().getItem(SCROLL_POSITIONS_KEY) ?? '[]');
      return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
    } catch {
      return new Map();
    }
  }

  function loaded(): Map<string, number> {
    positions ??= load();
    return positions;
  }

  return {
    get: (entryKey) => loaded().get(entryKey),
    set: (entryKey, top) => {
      // Reinserted, so that the entries used last are at the end.
      loaded().delete(entryKey);
      loaded().set(entryKey, top);
    },
    persist: () => {
      try {
        open().setItem(SCROLL_POSITIONS_KEY, JSON.stringify([...loaded()].slice(-MAX_POSITIONS)));
      } catch {
        // Full or denied: positions last until the next reload.
      }
    },
  };
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
