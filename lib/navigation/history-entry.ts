/** The site's part of `history.state`; the router has its own. Not every browser has the Navigation API. */
interface HistoryEntry {
  /** Unique among the entries of a tab. */
  key: string;
  /** Zero if no previous entry of this site is known. */
  index: number;
}

/** The property of `history.state`. */
export const ENTRY_PROPERTY = 'entry';

/** The entry that was current when `entryKey` was last called, and its URL. */
let last: { href: string; index: number } | undefined;

/**
 * The key of the current history entry; null for one without state, such as that of a hash link. Marks the entry on
 * the first call. An entry without state is not marked: the router reloads the page for a state without its own data.
 */
export function entryKey(): string | null {
  const { state } = window.history;
  if (!state) return null;
  const entry: HistoryEntry = state[ENTRY_PROPERTY] ?? newEntry();
  if (!state[ENTRY_PROPERTY]) window.history.replaceState({ ...state, [ENTRY_PROPERTY]: entry }, '');
  last = { href: window.location.href, index: entry.index };
  return entry.key;
}

function newEntry(): HistoryEntry {
  // A link to the current URL does not add an entry: the router replaces the state of the current one.
  const added = last?.href === window.location.href ? 0 : 1;
  return { key: Math.random().toString(36).slice(2), index: last ? last.index + added : firstIndex() };
}

/** One if a link of this site led to the document in the same tab; else zero. */
function firstIndex(): number {
  const { referrer } = document;
  const isFromSite = referrer !== '' && new URL(referrer).origin === window.location.origin;
  return isFromSite && window.history.length > 1 ? 1 : 0;
}

/** Replaces the URL of the current entry, which keeps its key. The router follows. */
export function replaceUrl(url: URL): void {
  window.history.replaceState({ [ENTRY_PROPERTY]: window.history.state?.[ENTRY_PROPERTY] }, '', url);
}

/** Whether a step back in the history stays inside the site. */
export function canGoBack(): boolean {
  // The Navigation API also counts entries of earlier documents of this site.
  if (window.navigation) return window.navigation.canGoBack;
  // The entry of a document that was not navigated from yet may have no index.
  entryKey();
  return (window.history.state?.[ENTRY_PROPERTY]?.index ?? 0) > 0;
}
