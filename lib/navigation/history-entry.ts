/** The site's property of `history.state`; the router has its own. Not every browser has the Navigation API. */
export const ENTRY_PROPERTY = 'entry';

/**
 * The key of the current history entry, unique in its tab; null for an entry without state, such as that of a hash link.
 * Marks the entry on the first call. An entry without state is not marked: the router reloads the page for a state
 * without its own data.
 */
export function entryKey(): string | null {
  const { state } = window.history;
  if (!state) return null;
  const key: string = state[ENTRY_PROPERTY] ?? Math.random().toString(36).slice(2);
  if (!state[ENTRY_PROPERTY]) window.history.replaceState({ ...state, [ENTRY_PROPERTY]: key }, '');
  return key;
}

/** Replaces the URL of the current entry, which keeps its key. The router follows. */
export function replaceUrl(url: URL): void {
  window.history.replaceState({ [ENTRY_PROPERTY]: window.history.state?.[ENTRY_PROPERTY] }, '', url);
}

/** Whether a step back in the history stays inside the site or, without the Navigation API, is possible. */
export function canGoBack(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}
