/** `load` is the document's own load; `traverse` is a back or forward navigation. */
export type NavigationType = 'load' | 'push' | 'replace' | 'traverse';

/** A navigation inside the site that has not ended yet. */
export interface Navigation {
  /** Later navigations have larger ids. */
  id: number;
  type: NavigationType;
  /** The requested path, with its query string and hash. */
  href: string;
  /** Its path, without the base path. */
  to: string;
  /** Time of the start, or of the last retry, in `performance.now()` milliseconds. */
  startedAt: number;
  /** Whether it changes the path, and so shows the skeleton. */
  hasSkeleton: boolean;
  /** `pending` until the router commits the page, then `rendering` until its content is in the DOM. */
  phase: 'pending' | 'rendering';
  /** Whether the page could not be loaded so far. Content that arrives late still ends the navigation. */
  hasFailed: boolean;
}

export interface NavigationState {
  /** The path that the router committed last, without the base path. Empty before the first commit. */
  path: string;
  /** Whether that page is in the DOM, and not its `loading.tsx`. */
  isComplete: boolean;
  /** The pending navigation; null when idle. */
  navigation: Navigation | null;
}

/** Events that carry an `id` are ignored when a later navigation has superseded that one. */
export type NavigationEvent =
  | { type: 'started'; id: number; navigationType: NavigationType; href: string; to: string; at: number }
  /** The router has committed a page. Its content may still be loading. */
  | { type: 'committed'; id: number; path: string }
  /** The files have arrived, the data of the page may not have, and the skeleton was shown for its minimum time. */
  | { type: 'shown'; id: number }
  /** The content is in the DOM, and the skeleton was shown for its minimum time. */
  | { type: 'rendered'; id: number }
  | { type: 'failed'; id: number }
  | { type: 'retried'; at: number }
  /**
   * The navigation ends without a commit: the page in the DOM is shown again. The visitor goes back after a failure, or
   * the browser restored the document from the bfcache, where no other event will end it.
   */
  | { type: 'cancelled' };

/** The state while the document loads: its page is in the DOM, its content may wait for data. */
export const INITIAL_STATE: NavigationState = {
  path: '',
  isComplete: false,
  navigation: {
    id: 0,
    type: 'load',
    href: '',
    to: '',
    startedAt: 0,
    hasSkeleton: false,
    phase: 'rendering',
    hasFailed: false,
  },
};

/** The next state: pure, total, and idle again after every navigation that ends. */
export function reduce(state: NavigationState, event: NavigationEvent): NavigationState {
  const { path, isComplete, navigation } = state;
  switch (event.type) {
    case 'started':
      return { ...state, navigation: start(state, event) };
    case 'committed':
      return {
        path: event.path,
        isComplete: isComplete && event.path === path,
        navigation: navigation?.id === event.id ? { ...navigation, phase: 'rendering' } : navigation,
      };
    case 'shown':
      if (navigation?.id !== event.id || navigation.phase !== 'rendering' || !navigation.hasSkeleton)
        return state;
      // A traversal ends with its data, because the scroll position needs them.
      return {
        path,
        isComplete: true,
        navigation:
          navigation.type === 'traverse' ? { ...navigation, hasSkeleton: false, hasFailed: false } : null,
      };
    case 'rendered':
      if (navigation?.id !== event.id || navigation.phase !== 'rendering') return state;
      return { path, isComplete: true, navigation: null };
    case 'failed':
      return navigation?.id === event.id
        ? { ...state, navigation: { ...navigation, hasFailed: true } }
        : state;
    case 'retried':
      return navigation?.hasFailed
        ? { ...state, navigation: { ...navigation, hasFailed: false, startedAt: event.at } }
        : state;
    case 'cancelled':
      return { ...state, navigation: null };
  }
}

function start(
  { path, navigation }: NavigationState,
  { id, navigationType, href, to, at }: NavigationEvent & { type: 'started' },
): Navigation {
  const next: Navigation = {
    id,
    type: navigationType,
    href,
    to,
    startedAt: at,
    hasSkeleton: to !== path,
    phase: 'pending',
    hasFailed: false,
  };
  // A second click on the same link neither restarts the skeleton nor hides it early.
  const isRepeated = navigation?.to === to && !navigation.hasFailed;
  return isRepeated
    ? { ...next, startedAt: navigation.startedAt, hasSkeleton: navigation.hasSkeleton }
    : next;
}
