import type * as HistoryEntry from '@/lib/navigation/history-entry';

let entry: typeof HistoryEntry;

beforeEach(() => {
  // Starts a new document.
  jest.isolateModules(() => {
    entry = jest.requireActual('@/lib/navigation/history-entry');
  });
  window.history.replaceState({ router: 'data' }, '', '/apps');
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('');
});

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

const indexOf = () => window.history.state.entry.index;

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
  expect(window.history.state).toMatchObject({ entry: { key } });
});

test('an entry is marked only once', () => {
  entry.entryKey();
  const replace = jest.spyOn(window.history, 'replaceState');
  entry.entryKey();
  expect(replace).not.toHaveBeenCalled();
});

test('an entry added after a step back follows the entry that it was added to', () => {
  entry.entryKey();
  const first = window.history.state;
  push('/apps/install');
  entry.entryKey();
  window.history.replaceState(first, '', '/apps');
  entry.entryKey();
  push('/apps/appdetails/3');
  entry.entryKey();
  expect(indexOf()).toBe(1);
});

test('the URL of an entry without state can be replaced', () => {
  window.history.replaceState(null, '', '/apps#main');
  entry.replaceUrl(new URL('/apps?q=e', window.location.href));
  expect(window.location.search).toBe('?q=e');
});

test('each new entry has the next index', () => {
  entry.entryKey();
  expect(indexOf()).toBe(0);
  push('/apps/install');
  entry.entryKey();
  expect(indexOf()).toBe(1);
});

test('a link to the current URL adds no entry', () => {
  entry.entryKey();
  window.history.replaceState({ router: 'data' }, '', '/apps');
  entry.entryKey();
  expect(indexOf()).toBe(0);
});

describe('canGoBack', () => {
  test('uses the Navigation API if it exists, for any index', () => {
    entry.entryKey();
    Object.defineProperty(window, 'navigation', { value: { canGoBack: true }, configurable: true });
    expect(entry.canGoBack()).toBe(true);
    push('/apps/install');
    entry.entryKey();
    Object.defineProperty(window, 'navigation', { value: { canGoBack: false }, configurable: true });
    expect(entry.canGoBack()).toBe(false);
  });

  test('is true after a link, and false after going back', () => {
    entry.entryKey();
    const first = window.history.state;
    expect(entry.canGoBack()).toBe(false);
    push('/apps/install');
    entry.entryKey();
    expect(entry.canGoBack()).toBe(true);
    window.history.replaceState(first, '', '/apps');
    expect(entry.canGoBack()).toBe(false);
  });

  test.each([
    [2, true],
    // A new tab.
    [1, false],
  ])('depends on the number of entries if the referrer is this site (%d): %j', (length, isInside) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/apps`);
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
    expect(entry.canGoBack()).toBe(isInside);
  });

  test.each([
    'https://search.example/?q=apps',
    'https://search.example/http://localhost/apps',
    'http://localhost.example.evil.com/apps',
    'http://localhost@evil.com/apps',
    'http://localhost:8080/apps',
    'https://localhost/apps',
    '',
  ])('is false for the referrer %j', (referrer) => {
    expect(window.location.origin).toBe('http://localhost');
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    entry.entryKey();
    expect(entry.canGoBack()).toBe(false);
  });

  test.each([{ router: 'data' }, null])('is false for an entry without an index: %j', (state) => {
    window.history.replaceState(state, '', '/apps');
    expect(entry.canGoBack()).toBe(false);
  });
});
