import { canLoadWhole, isMissingCode, loadWhole } from '@/lib/whole-load';

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

describe('isMissingCode', () => {
  test.each([
    Object.assign(new Error('Failed to load chunk /_next/static/chunks/1.js from module 2'), {
      name: 'ChunkLoadError',
    }),
    new Error('Loading chunk 12 failed.'),
    new Error('The list of apps could not be loaded.', { cause: new Error('Failed to load chunk 1.js') }),
  ])('knows %s', (error) => {
    expect(isMissingCode(error)).toBe(true);
  });

  test.each([
    new Error('The list of apps could not be loaded (503).'),
    'Failed to load chunk',
    null,
    undefined,
  ])('takes %s for something else', (error) => {
    expect(isMissingCode(error)).toBe(false);
  });
});

describe('loadWhole', () => {
  test('loads the page anew, once', () => {
    const reload = jest.fn();
    expect(loadWhole(reload)).toBe(true);
    expect(loadWhole(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('helps again after a minute, when another deploy may have come', () => {
    const reload = jest.fn();
    loadWhole(reload);
    jest.advanceTimersByTime(60_001);
    expect(loadWhole(reload)).toBe(true);
  });

  test('helps on another page at once', () => {
    const reload = jest.fn();
    loadWhole(reload);
    window.history.replaceState(null, '', '/apps');
    expect(loadWhole(reload)).toBe(true);
    window.history.replaceState(null, '', '/');
  });

  test('leaves the page alone when the visitor is offline', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    expect(loadWhole(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['getItem', 'setItem'] as const)(
    'leaves the page alone where %s throws: nothing would stop a loop',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      const reload = jest.fn();
      expect(loadWhole(reload)).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  test.each(['oops', '"text"', '{}', '[]'])('takes no offence at %s in its memory', (text) => {
    window.sessionStorage.setItem('wholeLoad', text);
    expect(() => canLoadWhole()).not.toThrow();
  });
});
