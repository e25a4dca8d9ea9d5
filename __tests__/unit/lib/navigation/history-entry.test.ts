import type * as HistoryEntry from '@/lib/navigation/history-entry';

let entry: typeof HistoryEntry;

beforeEach(() => {
  // A new document.
  jest.isolateModules(() => {
    entry = jest.requireActual('@/lib/navigation/history-entry');
  });
  window.history.replaceState({ router: 'data' }, '', '/apps');
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('');
});

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

const indexOf = () => window.history.state.entry.index;

/** The router adds an entry, as it does for a link. */
const push = (url: string) => window.history.pushState({ router: 'data' }, '', url);

test('an entry keeps its key, beside the router’s own data', () => {
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

test('an entry without state has no key, and stays as it is', () => {
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

test('each added entry has the next index', () => {
  entry.entryKey();
  expect(indexOf()).toBe(0);
  push('/apps/install');
  entry.entryKey();
  expect(indexOf()).toBe(1);
});

test('a link to the current URL adds none', () => {
  entry.entryKey();
  window.history.replaceState({ router: 'data' }, '', '/apps');
  entry.entryKey();
  expect(indexOf()).toBe(0);
});

describe('a step back stays inside the site', () => {
  test('where the Navigation API says so, whatever the index', () => {
    entry.entryKey();
    Object.defineProperty(window, 'navigation', { value: { canGoBack: true }, configurable: true });
    expect(entry.canGoBack()).toBe(true);
    push('/apps/install');
    entry.entryKey();
    Object.defineProperty(window, 'navigation', { value: { canGoBack: false }, configurable: true });
    expect(entry.canGoBack()).toBe(false);
  });

  test('after a link, and no longer after the step back', () => {
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
  ])('where a link of this site led to the document, with %d entries: %j', (length, isInside) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/apps`);
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
    entry.entryKey();
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
  ])('and not where the visitor came from %j', (referrer) => {
    expect(window.location.origin).toBe('http://localhost');
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    entry.entryKey();
    expect(entry.canGoBack()).toBe(false);
  });

  test('and not from an entry of which nothing is known', () => {
    expect(entry.canGoBack()).toBe(false);
  });
});
