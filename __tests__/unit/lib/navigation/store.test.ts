import {
  dispatch,
  navigationStore,
  onNavigationStart,
  pageSignal,
  showCurrentEntry,
  startNavigation,
} from '@/lib/navigation/store';

const current = () => navigationStore.getState().navigation;

test.each([
  ['/apps', '/apps'],
  ['/apps?q=plover#main', '/apps'],
  ['/', '/'],
])('a navigation to %s has the path %s', (href, path) => {
  startNavigation(href, 'push');
  expect(current()).toMatchObject({ href, to: path, type: 'push', phase: 'pending' });
});

test('a traversal is to the path of the document, of which the router gives the URL', () => {
  window.history.replaceState(null, '', '/apps?q=plover#main');
  startNavigation(window.location.href, 'traverse');
  expect(current()).toMatchObject({ href: '/apps?q=plover#main', to: '/apps' });
  window.history.replaceState(null, '', '/');
});

test('navigations have ascending ids', () => {
  startNavigation('/apps', 'push');
  const first = current()?.id ?? 0;
  startNavigation('/apps', 'push');
  expect(current()?.id).toBeGreaterThan(first);
});

test('a navigation to a history entry is a traversal', () => {
  showCurrentEntry({ replace: () => startNavigation('/apps', 'replace') });
  expect(current()?.type).toBe('traverse');
  startNavigation('/apps', 'replace');
  expect(current()?.type).toBe('replace');
});

test('calls listeners after a navigation is in the store, until they unsubscribe', () => {
  const heard: unknown[] = [];
  const unsubscribe = onNavigationStart((navigation) =>
    heard.push([navigation.to, current() === navigation]),
  );
  startNavigation('/apps', 'push');
  unsubscribe();
  startNavigation('/', 'push');
  expect(heard).toEqual([['/apps', true]]);
});

test('the signal of a page is aborted when it is left, also for a click until the next page replaces it', () => {
  const signal = pageSignal();
  expect(signal.aborted).toBe(false);
  startNavigation('/apps', 'push');
  expect(signal.aborted).toBe(true);
  expect(pageSignal().aborted).toBe(true);
  dispatch({ type: 'committed', id: current()?.id ?? 0, path: '/apps' });
  expect(pageSignal().aborted).toBe(false);
});

test('a page that is shown again after a failure has a signal, as one that links to itself', () => {
  startNavigation('/apps', 'push');
  dispatch({ type: 'failed', id: current()?.id ?? 0 });
  dispatch({ type: 'cancelled' });
  const signal = pageSignal();
  expect(signal.aborted).toBe(false);
  startNavigation('/?q=plover', 'push');
  expect(signal.aborted).toBe(true);
  expect(pageSignal().aborted).toBe(false);
});
