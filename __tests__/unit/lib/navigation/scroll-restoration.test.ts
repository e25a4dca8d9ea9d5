import {
  isRestoredByBrowser,
  restoreScrollPosition,
  saveScrollPositions,
} from '@/lib/navigation/scroll-restoration';
import { INITIAL_STATE, type Navigation, type NavigationType } from '@/lib/navigation/state-machine';
import { dispatch, startNavigation } from '@/lib/navigation/store';
import { refuse } from '../../../fixtures/storage';

let stop: () => void;

beforeEach(() => {
  window.history.replaceState({ router: 'data' }, '', '/apps');
  // jsdom has no scroll restoration.
  window.history.scrollRestoration = 'auto';
  window.scrollY = 0;
  stop = saveScrollPositions();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  window.scrollY = 0;
});

/** The router adds a history entry, as it does for a link. */
const push = (url: string) => window.history.pushState({ router: 'data' }, '', url);

function scrollByHand(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

/** Where the end of a navigation of this type scrolls the page to. */
function restore(type: NavigationType, phase: Navigation['phase'] = 'rendering') {
  jest.mocked(window.scrollTo).mockClear();
  restoreScrollPosition({ ...INITIAL_STATE.navigation!, type, phase });
  return jest.mocked(window.scrollTo).mock.calls.map(([options]) => options as unknown);
}

const to = (top: number) => [{ top, behavior: 'instant' }];

describe('the position of a history entry', () => {
  test('is restored when a navigation is cancelled', () => {
    scrollByHand(700);
    expect(restore('push', 'pending')).toEqual(to(700));
  });

  test.each(['push', 'replace'] as const)('is not restored by a navigation of type %s', (type) => {
    scrollByHand(700);
    expect(restore(type)).toEqual(to(0));
  });

  test('belongs to that entry alone', () => {
    scrollByHand(700);
    push('/apps');
    expect(restore('traverse')).toEqual(to(0));
  });

  test('is saved at the start of a navigation, even without a scroll event', () => {
    window.scrollY = 300;
    startNavigation('/', 'push');
    dispatch({ type: 'cancelled' });
    window.scrollY = 0;
    expect(restore('traverse')).toEqual(to(300));
  });

  test('is not saved at the start of a traversal, which has already changed the entry', () => {
    push('/');
    window.scrollY = 300;
    startNavigation('/', 'traverse');
    dispatch({ type: 'cancelled' });
    expect(restore('traverse')).toEqual(to(0));
  });

  test('is not saved while the page is hidden behind its skeleton', () => {
    scrollByHand(700);
    startNavigation('/', 'push');
    scrollByHand(0);
    startNavigation('/apps/install', 'push');
    dispatch({ type: 'cancelled' });
    expect(restore('traverse')).toEqual(to(700));
  });

  test('is not saved for an entry without state', () => {
    window.history.replaceState(null, '', '/apps');
    scrollByHand(700);
    expect(restore('traverse')).toEqual(to(0));
  });

  test('lasts across reloads', () => {
    scrollByHand(700);
    window.dispatchEvent(new Event('pagehide'));
    const { entry } = window.history.state;
    expect(JSON.parse(window.sessionStorage.getItem('scrollPositions')!)).toContainEqual([entry, 700]);
  });

  test('is kept when the tab is hidden, which the browser can discard without another event', () => {
    scrollByHand(700);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    const { entry } = window.history.state;
    expect(JSON.parse(window.sessionStorage.getItem('scrollPositions')!)).toContainEqual([entry, 700]);
  });

  test('is restored in the next document of the tab', () => {
    window.history.replaceState({ entry: 'key' }, '', '/apps');
    window.sessionStorage.setItem('scrollPositions', '[["key",700]]');
    jest.isolateModules(() => {
      const next = jest.requireActual('@/lib/navigation/scroll-restoration');
      next.restoreScrollPosition({ ...INITIAL_STATE.navigation!, type: 'load' });
    });
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });

  test.each(['{oops', 'null', '{}', '7'])('is not restored from the stored value %s', (text) => {
    window.sessionStorage.setItem('scrollPositions', text);
    jest.mocked(window.scrollTo).mockClear();
    jest.isolateModules(() => {
      const next = jest.requireActual('@/lib/navigation/scroll-restoration');
      next.restoreScrollPosition({ ...INITIAL_STATE.navigation!, type: 'load' });
    });
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('is restored within the document if the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    scrollByHand(700);
    expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
    expect(restore('traverse')).toEqual(to(700));
  });

  test('is not saved after unsubscribing', () => {
    scrollByHand(100);
    stop();
    window.sessionStorage.clear();
    scrollByHand(700);
    startNavigation('/', 'push');
    dispatch({ type: 'cancelled' });
    window.dispatchEvent(new Event('pagehide'));
    expect(window.sessionStorage).toHaveLength(0);
    expect(restore('traverse')).toEqual(to(100));
  });
});

describe('what is unfolded', () => {
  const TWO = '<main><details></details><details></details></main>';
  const folds = () => [...document.querySelectorAll('details')];

  /** jsdom has no such event. */
  function unfold(index: number) {
    folds()[index]!.open = true;
    folds()[index]!.dispatchEvent(new Event('toggle'));
  }

  test.each([
    ['traverse', [false, true]],
    ['push', [false, false]],
  ] as const)('is so after a navigation of type %s: %j', (type, expected) => {
    document.body.innerHTML = TWO;
    unfold(1);
    document.body.innerHTML = TWO;
    restore(type);
    expect(folds().map(({ open }) => open)).toEqual(expected);
  });

  test('is so for the next history entry, too, if it shows the same page', () => {
    document.body.innerHTML = TWO;
    unfold(0);
    push('/?sort=title');
    restore('push');
    document.body.innerHTML = TWO;
    restore('traverse');
    expect(folds().map(({ open }) => open)).toEqual([true, false]);
  });

  test('is so if it was before the page was hydrated, as by a link to a text', () => {
    stop();
    window.history.replaceState({ router: 'data' }, '', '/apps');
    document.body.innerHTML = TWO;
    folds()[0]!.open = true;
    stop = saveScrollPositions();
    expect(window.history.state).toHaveProperty('entry');
    document.body.innerHTML = TWO;
    restore('traverse');
    expect(folds().map(({ open }) => open)).toEqual([true, false]);
  });

  test('does not scroll a dialog that opens to what is folded in it', () => {
    const scrollIntoView = jest.fn();
    document.body.innerHTML = '<dialog open><details><summary>3 more</summary></details></dialog>';
    document.querySelector('summary')!.scrollIntoView = scrollIntoView;
    document.querySelector('dialog')!.dispatchEvent(new Event('toggle'));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('scrolls to its button when it is folded again', () => {
    const scrollIntoView = jest.fn();
    document.body.innerHTML = '<main><details open><summary>Show</summary></details></main>';
    const fold = document.querySelector('details')!;
    fold.firstElementChild!.scrollIntoView = scrollIntoView;
    fold.dispatchEvent(new Event('toggle'));
    expect(scrollIntoView).not.toHaveBeenCalled();
    fold.open = false;
    fold.dispatchEvent(new Event('toggle'));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('belongs to its history entry alone, also during a traversal, which has already changed it', () => {
    document.body.innerHTML = TWO;
    unfold(0);
    push('/');
    startNavigation('/', 'traverse');
    unfold(1);
    dispatch({ type: 'cancelled' });
    document.body.innerHTML = TWO;
    restore('traverse');
    expect(folds().map(({ open }) => open)).toEqual([false, false]);
  });
});

describe('without a saved position', () => {
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    push('/apps#list');
    scrollIntoView.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

  test('a page is shown at the element of its hash', () => {
    document.body.innerHTML = '<p id="#list"></p><p id="list"></p>';
    expect(restore('push')).toEqual([]);
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('list')]);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
  });

  test('a page is shown from its top if its hash matches no element', () => {
    expect(restore('push')).toEqual(to(0));
  });

  test('the first page keeps the position that the browser chose', () => {
    expect(restore('load')).toEqual([]);
  });
});

describe('scroll restoration by the browser', () => {
  test('is turned off by the first navigation', () => {
    expect(window.history.scrollRestoration).toBe('auto');
    startNavigation('/', 'push');
    expect(window.history.scrollRestoration).toBe('manual');
  });

  test('is turned off in a page restored from the bfcache', () => {
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
    stop();
    window.history.scrollRestoration = 'auto';
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('auto');
  });

  test('is turned on for the reload of a complete page', () => {
    window.history.scrollRestoration = 'manual';
    expect(isRestoredByBrowser()).toBe(false);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    expect(isRestoredByBrowser()).toBe(true);
  });

  test('stays off if the page is left while it is hidden', () => {
    startNavigation('/', 'push');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  test.each([
    ['scrolls by itself', true, to(700)],
    ['leaves a page that loads again alone', false, []],
  ])('is not relied on after the bfcache: the site %s (persisted: %j)', (_title, persisted, scrolled) => {
    startNavigation('/', 'push');
    dispatch({ type: 'cancelled' });
    scrollByHand(700);
    window.dispatchEvent(new Event('pagehide'));
    window.scrollY = 0;
    jest.mocked(window.scrollTo).mockClear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    expect(jest.mocked(window.scrollTo).mock.calls.flat()).toEqual(scrolled);
    expect(window.history.scrollRestoration).toBe('manual');
  });

  test('is not done in a page that went into the bfcache behind its skeleton', () => {
    scrollByHand(700);
    startNavigation('/', 'push');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('does not count during a navigation', () => {
    startNavigation('/', 'push');
    window.history.scrollRestoration = 'auto';
    expect(isRestoredByBrowser()).toBe(false);
  });

  test.each([
    ['complete', 'manual'],
    ['interactive', 'auto'],
  ] as const)('after the next frame of a document that is %s is %s', (readyState, mode) => {
    stop();
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    stop = saveScrollPositions();
    expect(window.history.scrollRestoration).toBe('auto');
    for (const [callback] of frame.mock.calls) callback(0);
    expect(window.history.scrollRestoration).toBe(mode);
  });
});
