import { isChunkLoadError, reloadIfOnline, reloadOnce } from '@/lib/navigation/reload';

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
    new Error('The list of apps could not be loaded.', { cause: new Error('Failed to load chunk 1.js') }),
  ])('recognizes %s', (error) => {
    expect(isChunkLoadError(error)).toBe(true);
  });

  test.each([
    new Error('The list of apps could not be loaded (503).'),
    'Failed to load chunk',
    null,
    undefined,
  ])('does not take %s for one', (error) => {
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

  test('reloads again after a minute, when another deploy may have come', () => {
    const reload = jest.fn();
    reloadOnce(reload);
    jest.advanceTimersByTime(60_001);
    expect(reloadOnce(reload)).toBe(true);
  });

  test('reloads another page at once', () => {
    const reload = jest.fn();
    reloadOnce(reload);
    window.history.replaceState(null, '', '/apps');
    expect(reloadOnce(reload)).toBe(true);
    window.history.replaceState(null, '', '/');
  });

  test('leaves the page alone when the visitor is offline', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['getItem', 'setItem'] as const)(
    'leaves the page alone where %s throws: nothing would stop a loop',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      const reload = jest.fn();
      expect(reloadOnce(reload)).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  test.each(['oops', '"text"', '{}', '[]'])('does not throw for %s in its memory', (text) => {
    window.sessionStorage.setItem('lastReload', text);
    expect(() => reloadOnce(jest.fn())).not.toThrow();
  });
});

describe('reloadIfOnline', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  test('reloads where the host answers, whatever it says', async () => {
    globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response);
    const reload = jest.fn();
    await reloadIfOnline(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('keeps the page where it does not', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const reload = jest.fn();
    await reloadIfOnline(reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
