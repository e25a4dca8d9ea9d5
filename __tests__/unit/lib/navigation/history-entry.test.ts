import * as entry from '@/lib/navigation/history-entry';

beforeEach(() => {
  window.history.replaceState({ router: 'data' }, '', '/apps');
});

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

/** Adds an entry like the router does for a link. */
const push = (url: string) => window.history.pushState({ router: 'data' }, '', url);

test('an entry keeps its key, and the data of the router', () => {
  const key = entry.entryKey();
  expect(key).toEqual(expect.any(String));
  expect(entry.entryKey()).toBe(key);
  expect(window.history.state).toMatchObject({ router: 'data' });
});

test('entries of the same URL have different keys', () => {
  const key = entry.entryKey();
  push('/apps/install');
  entry.entryKey();
  push('/apps');
  expect(entry.entryKey()).not.toBe(key);
});

test('an entry without state has no key, and is not changed', () => {
  window.history.replaceState(null, '', '/apps#main');
  expect(entry.entryKey()).toBeNull();
  expect(window.history.state).toBeNull();
});

test('the URL can be replaced, and the entry keeps its key', () => {
  const key = entry.entryKey();
  entry.replaceUrl(new URL('/apps?q=e', window.location.href));
  expect(window.location.search).toBe('?q=e');
  expect(window.history.state).toMatchObject({ entry: key });
});

test('an entry is marked only once', () => {
  entry.entryKey();
  const replace = jest.spyOn(window.history, 'replaceState');
  entry.entryKey();
  expect(replace).not.toHaveBeenCalled();
});

test('the URL of an entry without state can be replaced', () => {
  window.history.replaceState(null, '', '/apps#main');
  entry.replaceUrl(new URL('/apps?q=e', window.location.href));
  expect(window.location.search).toBe('?q=e');
});

describe('canGoBack', () => {
  test.each([
    [2, true],
    // A new tab.
    [1, false],
  ])('depends on the number of entries without it (%d): %j', (length, isPossible) => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
    expect(entry.canGoBack()).toBe(isPossible);
  });
});
