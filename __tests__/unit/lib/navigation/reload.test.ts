import {
  isChunkLoadError,
  reloadForMissingCode,
  reloadIfOnline,
  reloadIfSignedOut,
  reloadOnce,
} from '@/lib/navigation/reload';

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

describe('isChunkLoadError', () => {
  test.each([
    Object.assign(new Error('Failed to load chunk /_next/static/chunks/1.js from module 2'), {
      name: 'ChunkLoadError',
    }),
    new Error('Loading chunk 12 failed.'),
    Object.assign(new Error('Failed to load /_next/static/1.js'), { name: 'ChunkLoadError' }),
    new Error('The list of apps could not be loaded.', { cause: new Error('Failed to load chunk 1.js') }),
  ])('recognizes %s', (error) => {
    expect(isChunkLoadError(error)).toBe(true);
  });

  test.each([
    new Error('The list of apps could not be loaded (503).'),
    'Failed to load chunk',
    null,
    undefined,
  ])('rejects %s', (error) => {
    expect(isChunkLoadError(error)).toBe(false);
  });
});

describe('reloadOnce', () => {
  test('reloads the page, once', () => {
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads again after a minute, for another deploy', () => {
    const reload = jest.fn();
    reloadOnce(reload);
    jest.advanceTimersByTime(60_000);
    expect(reloadOnce(reload)).toBe(false);
    jest.advanceTimersByTime(1);
    expect(reloadOnce(reload)).toBe(true);
  });

  test('reloads again after the clock was set back', () => {
    const reload = jest.fn();
    reloadOnce(reload);
    jest.setSystemTime(Date.now() - 86_400_000);
    expect(reloadOnce(reload)).toBe(true);
  });

  test.each([
    ['not the same page with another search', '/?q=quill', false],
    ['another page, immediately', '/apps', true],
  ])('reloads %s', (_, url, isReloaded) => {
    const reload = jest.fn();
    reloadOnce(reload);
    window.history.replaceState(null, '', url);
    expect(reloadOnce(reload)).toBe(isReloaded);
    window.history.replaceState(null, '', '/');
  });

  test('does not reload when offline', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['getItem', 'setItem'] as const)('does not reload if %s throws, to prevent a loop', (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['oops', '"text"', '{}', '[]'])('does not throw for the stored value %s', (text) => {
    window.sessionStorage.setItem('lastReload', text);
    expect(() => reloadOnce(jest.fn())).not.toThrow();
  });
});

describe('reloadIfOnline', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  test('reloads if the host responds with any status', async () => {
    globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response);
    const reload = jest.fn();
    expect(await reloadIfOnline(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the document by default', async () => {
    // jsdom logs this instead of loading a document.
    const complain = jest.spyOn(console, 'error').mockReturnValue();
    globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response);
    await reloadIfOnline();
    expect(complain.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]);
  });

  test('requests the head of the current page, without the cache, for 10 s', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => null as never);
    window.history.replaceState(null, '', '/apps?q=plover');
    globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response);
    await reloadIfOnline(jest.fn());
    expect(jest.mocked(fetch).mock.calls).toEqual([
      [
        'http://localhost/apps?q=plover',
        { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal: null },
      ],
    ]);
    expect(timeout).toHaveBeenCalledWith(10_000);
    window.history.replaceState(null, '', '/');
  });

  test('does not reload if the host does not respond', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const reload = jest.fn();
    expect(await reloadIfOnline(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadIfSignedOut', () => {
  const pageOf = (html: string) =>
    ({ type: 'basic', ok: true, status: 200, text: async () => html }) as Partial<Response>;

  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  test.each<[string, boolean, Promise<Partial<Response>>]>([
    ['redirects the page', true, Promise.resolve({ type: 'opaqueredirect', status: 0 })],
    ['refuses the page (401)', true, Promise.resolve({ type: 'basic', status: 401 })],
    ['refuses the page (403)', true, Promise.resolve({ type: 'basic', status: 403 })],
    ['has the page', false, Promise.resolve(pageOf('<script src="/_next/static/a.js"></script>'))],
    ['has another page', true, Promise.resolve(pageOf('<h1>Sign in</h1>'))],
    [
      'sends the page too slowly',
      false,
      Promise.resolve({ ...pageOf(''), text: () => Promise.reject(new DOMException('', 'TimeoutError')) }),
    ],
    ['fails', false, Promise.resolve({ type: 'basic', status: 503 })],
    ['does not respond', false, Promise.reject(new TypeError('Failed to fetch'))],
  ])('if the host %s: %s', async (_, isReloaded, answer) => {
    globalThis.fetch = jest.fn(() => answer as Promise<Response>);
    const reload = jest.fn();
    await reloadIfSignedOut(reload);
    // The second time within a minute would be a loop.
    await reloadIfSignedOut(reload);
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  });
});

describe('reloadForMissingCode', () => {
  const ours = { type: 'basic', ok: true, text: async () => '<script src="/_next/static/a.js"></script>' };
  const signIn = { type: 'opaqueredirect', ok: false };

  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  test.each([
    ['a new deploy has removed the code', new Error('Failed to load chunk 1.js'), ours, 1],
    ['the code has not arrived', new Error('The code has not arrived.'), ours, 0],
    ['the session has ended', new Error('The code has not arrived.'), signIn, 1],
    ['the connection is lost', new Error('Failed to load chunk 1.js'), null, 0],
  ])('if %s', async (_, error, answer, reloads) => {
    globalThis.fetch = jest.fn(
      async () => (answer as Response | null) ?? Promise.reject(new TypeError('Failed')),
    );
    // jsdom logs this instead of loading a document.
    const complain = jest.spyOn(console, 'error').mockReturnValue();
    reloadForMissingCode(error);
    await jest.advanceTimersByTimeAsync(0);
    // The second time within a minute would be a loop.
    reloadForMissingCode(error);
    await jest.advanceTimersByTimeAsync(0);
    expect(complain).toHaveBeenCalledTimes(reloads);
  });
});
