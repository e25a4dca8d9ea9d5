import type { useRouter } from 'next/navigation';
import { createStore } from 'zustand/vanilla';
import { currentHref, pathInSite } from '@/lib/routes';
import {
  INITIAL_STATE,
  type Navigation,
  type NavigationEvent,
  type NavigationState,
  reduce,
} from './state-machine';

/** The navigation state of the document. */
export const navigationStore = createStore<NavigationState>(() => INITIAL_STATE);

export function dispatch(event: NavigationEvent): void {
  navigationStore.setState((state) => reduce(state, event));
}

let lastId = 0;
let isTraversal = false;
let page = new AbortController();

/**
 * Starts a navigation. The router calls it inside its own React transition, so state that a listener sets commits
 * together with the page.
 *
 * @param target A path inside the site. Of a traversal, the router gives the URL of the document, which has changed already.
 */
export function startNavigation(target: string, type: 'push' | 'replace' | 'traverse'): void {
  lastId += 1;
  const href = type === 'traverse' ? currentHref() : target;
  const to = pathInSite(new URL(href, window.location.href).pathname);
  const navigationType = isTraversal ? 'traverse' : type;
  page.abort();
  dispatch({ type: 'started', id: lastId, navigationType, href, to, at: performance.now() });
}

/** Lets the router show the page of the current history entry again. Counts as a traversal. */
export function showCurrentEntry(router: Pick<ReturnType<typeof useRouter>, 'replace'>): void {
  isTraversal = true;
  try {
    router.replace(currentHref(), { scroll: false });
  } finally {
    isTraversal = false;
  }
}

/**
 * Calls the listener at the start of each navigation, before the router acts on it: the URL of a `push` or
 * `replace` is still that of the page that is left.
 *
 * @returns Unsubscribes.
 */
export function onNavigationStart(listener: (navigation: Navigation) => void): () => void {
  return navigationStore.subscribe(({ navigation }, before) => {
    if (navigation && navigation.id !== before.navigation?.id) listener(navigation);
  });
}

/** Aborted when the visitor leaves the current page, which closes its dialogs. Until the next one, it can still be clicked. */
export function pageSignal(): AbortSignal {
  const { navigation } = navigationStore.getState();
  const isLeft = navigation?.phase === 'pending' && navigation.hasSkeleton;
  if (page.signal.aborted && !isLeft) page = new AbortController();
  return page.signal;
}
