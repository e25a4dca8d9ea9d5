import { writeItem } from '@/lib/browser/storage';
import { FAILED, FOLDS } from '@/lib/dom';
import { ENTRY_PROPERTY, entryKey } from './history-entry';
import type { Navigation } from './state-machine';
import { navigationStore } from './store';

/** The key in sessionStorage, which has the positions across reloads. */
const STORAGE_KEY = 'scrollPositions';

/** The expression of an inline script for the saved scroll position. Undefined if there is none. May throw. */
export const SAVED_SCROLL_POSITION_SOURCE = `JSON.parse(sessionStorage.getItem('${STORAGE_KEY}'))
  ?.find(([key]) => key === history.state?.${ENTRY_PROPERTY})?.[1]`;

/** Scroll positions by history entry, in CSS pixels from the top. */
let positions: Map<string, number> | undefined;

/** Whether each of the `FOLDS` is open, by history entry. */
const unfolded = new Map<string, boolean[]>();

/**
 * Saves the scroll position of each history entry while its page is shown, and across reloads, and what is unfolded, until
 * a reload. Takes over scroll restoration from the browser, which restores while the page is hidden behind its skeleton.
 *
 * @returns Unsubscribes.
 */
export function saveScrollPositions(): () => void {
  const save = () => {
    const key = entryKey();
    if (!key) return;
    positions ??= readPositions();
    positions.set(key, window.scrollY);
  };
  const onScroll = () => {
    if (!navigationStore.getState().navigation) save();
  };
  const onToggle = ({ target }: Event) => {
    // Dialogs and popovers have this event, too.
    if (!(target instanceof HTMLDetailsElement) || navigationStore.getState().navigation) return;
    saveFolds();
    // Safari does not anchor the button at the end of a long text: when that is folded, it is far above the viewport.
    target.querySelector('details:not([open]) > summary')?.scrollIntoView({ block: 'nearest' });
  };
  const store = () => {
    onScroll();
    // If it is full or denied, positions last until the next reload.
    writeItem('sessionStorage', STORAGE_KEY, JSON.stringify([...(positions ?? [])]));
  };
  const onVisibilityChange = () => {
    // Browsers discard a hidden tab without another event, and load its page again later.
    if (document.hidden) store();
  };
  const onPageHide = () => {
    store();
    // The browser restores the position after a reload before this code runs. It cannot if the page is hidden.
    if (!navigationStore.getState().navigation) window.history.scrollRestoration = 'auto';
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // WebKit restores the position of a page from the bfcache after this event, unless that is taken over by then.
    if (persisted && window.history.scrollRestoration === 'auto')
      scrollTo(savedScrollPosition() ?? window.scrollY);
    takeOver();
  };
  const unsubscribe = navigationStore.subscribe((state, before) => {
    if (!state.navigation || before.navigation) return;
    takeOver();
    // The URL of a traversal has changed already: the position belongs to the previous entry.
    if (state.navigation.type !== 'traverse') save();
  });
  // Marks the entry: browsers ignore that while the page is left. A link to a text can have unfolded it.
  saveFolds();
  if (document.readyState === 'complete') requestAnimationFrame(takeOver);
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('pageshow', onPageShow, { signal });
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('pagehide', onPageHide, { signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  return () => {
    unsubscribe();
    controller.abort();
  };
}

/** Whether the browser has restored the position after a reload: the page was complete before and is so now. */
export function isRestoredByBrowser(): boolean {
  return navigationStore.getState().navigation === null && window.history.scrollRestoration !== 'manual';
}

/**
 * Unfolds what was unfolded, and scrolls to the saved position of a history entry or, on a page that a link leads to, to its
 * hash or its top.
 */
export function restoreScrollPosition({ type, phase }: Navigation): void {
  const position = savedScrollPosition();
  // A navigation that ends without a commit was cancelled: the previous page is shown again.
  const isReturn = type === 'traverse' || type === 'load' || phase === 'pending';
  const saved = isReturn ? position : undefined;
  const open = isReturn ? unfolded.get(entryKey() ?? '') : undefined;
  findFolds().forEach((fold, index) => {
    if (open?.[index]) fold.open = true;
  });
  // Those that are open stay so on another entry of the same page.
  saveFolds();
  const target = document.getElementById(window.location.hash.slice(1));
  if (document.querySelector(FAILED)) {
    // The browser can restore the position again, when the document has loaded.
    window.history.scrollRestoration = 'manual';
    scrollTo(0);
  } else if (saved !== undefined) scrollTo(saved);
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (type !== 'load') scrollTo(0);
}

function saveFolds(): void {
  const key = entryKey();
  if (!key) return;
  const open = findFolds().map((fold) => fold.open);
  unfolded.set(key, open);
}

function findFolds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(FOLDS)];
}

/** The saved scroll position of the current history entry, in CSS pixels. Undefined if there is none. */
function savedScrollPosition(): number | undefined {
  const key = entryKey();
  positions ??= readPositions();
  return key ? positions.get(key) : undefined;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Scrolls at once, also if the page has smooth scrolling. */
export function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
