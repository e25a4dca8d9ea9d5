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
  ['http://localhost/apps/install', '/apps/install'],
  ['/', '/'],
])('a navigation to %s has the path %s', (href, path) => {
  startNavigation(href, 'push');
  expect(current()).toMatchObject({ href, to: path, type: 'push', phase: 'pending' });
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

test('aborts the signal of a page when it is left, and creates a new one for the next page', () => {
  const signal = pageSignal();
  expect(signal.aborted).toBe(false);
  startNavigation('/apps', 'push');
  expect(signal.aborted).toBe(true);
  expect(pageSignal().aborted).toBe(false);
});

test('the first navigation is the load of the document', () => {
  expect(navigationStore.getInitialState().navigation?.type).toBe('load');
});

test('a dispatched event changes the state', () => {
  startNavigation('/apps', 'push');
  dispatch({ type: 'cancelled' });
  expect(current()).toBeNull();
});
