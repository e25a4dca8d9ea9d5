import { act, renderHook } from '@testing-library/react';
import { useSearch } from '@/lib/hooks/use-search';

let replaceState: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/apps');
  replaceState = jest.spyOn(window.history, 'replaceState');
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/**
 * The page with this address, of whose search text the hook is told. Its history is written anew, so that only what
 * the hook writes is counted.
 */
function renderAt(address: string, inAddress = '') {
  window.history.replaceState(null, '', address);
  replaceState.mockClear();
  const { result, unmount } = renderHook(useSearch);
  const type = (text: string) => act(() => result.current.change(text));
  const restore = (text: string) => act(() => result.current.restore(text));
  restore(inAddress);
  return { result, type, restore, unmount };
}

describe('at the start', () => {
  test('is empty, and shows no skeleton, where the address has no search', () => {
    const { result } = renderAt('/apps');
    expect(result.current).toMatchObject({ text: '', isSettling: false });
  });

  test('takes its text from the address, and shows no skeleton', () => {
    const { result } = renderAt('/apps?q=ink%20well', 'ink well');
    expect(result.current).toMatchObject({ text: 'ink well', isSettling: false });
    pass(2000);
    expect(result.current).toMatchObject({ text: 'ink well', isSettling: false });
  });

  test.each([
    ['/apps', ''],
    ['/apps?q=ink', 'ink'],
    ['/apps?q=', ''],
    ['/apps?q=+ink+', ' ink '],
  ])('leaves the address %s alone', (address, text) => {
    renderAt(address, text);
    pass(2000);
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe('an address that changes later', () => {
  test('brings its text at once, without a skeleton, and is left alone', () => {
    const { result, restore } = renderAt('/apps');
    restore('ink');
    expect(result.current).toMatchObject({ text: 'ink', isSettling: false });
    pass(2000);
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('empties the text when it loses its own', () => {
    const { result, restore } = renderAt('/apps?q=ink', 'ink');
    restore('');
    expect(result.current).toMatchObject({ text: '', isSettling: false });
    pass(2000);
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('ends the second of a change, which is not written any more', () => {
    const { result, type, restore } = renderAt('/apps?q=ink', 'ink');
    type('paper');
    pass(500);
    restore('');
    expect(result.current).toMatchObject({ text: '', isSettling: false });
    pass(2000);
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('has its say again about a text that was written before', () => {
    const { result, type, restore } = renderAt('/apps');
    type('ink');
    pass(1000);
    restore('ink');
    restore('');
    restore('ink');
    expect(result.current).toMatchObject({ text: 'ink', isSettling: false });
  });

  test.each([' ink ', 'ink'])('does not bring back what was written there for %j', (text) => {
    const { result, type, restore } = renderAt('/apps');
    type(text);
    pass(1000);
    restore('ink');
    expect(result.current).toMatchObject({ text, isSettling: false });
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  test('does not bring back what was written there while the visitor types on', () => {
    const { result, type, restore } = renderAt('/apps');
    type('ink');
    pass(1000);
    type('inkwell');
    restore('ink');
    expect(result.current).toMatchObject({ text: 'inkwell', isSettling: true });
    pass(1000);
    expect(window.location.search).toBe('?q=inkwell');
  });

  test('is told by the same function every time, so that whoever watches it need not begin anew', () => {
    const { result, type } = renderAt('/apps');
    const { restore } = result.current;
    type('ink');
    pass(1000);
    expect(result.current.restore).toBe(restore);
  });
});

describe('a change', () => {
  test('shows in the text at once, and settles after a second', () => {
    const { result, type } = renderAt('/apps');
    type('ink');
    expect(result.current).toMatchObject({ text: 'ink', isSettling: true });
    pass(999);
    expect(result.current.isSettling).toBe(true);
    pass(1);
    expect(result.current).toMatchObject({ text: 'ink', isSettling: false });
  });

  test('begins the second anew', () => {
    const { result, type } = renderAt('/apps');
    type('i');
    pass(800);
    type('in');
    pass(999);
    expect(result.current.isSettling).toBe(true);
    pass(1);
    expect(result.current.isSettling).toBe(false);
  });

  test('that is taken back is a change all the same', () => {
    const { result, type } = renderAt('/apps');
    type('i');
    pass(300);
    type('');
    expect(result.current).toMatchObject({ text: '', isSettling: true });
    pass(999);
    expect(result.current.isSettling).toBe(true);
    pass(1);
    expect(result.current.isSettling).toBe(false);
  });

  test('of a text from the address shows the skeleton, right after the start too', () => {
    const { result, type } = renderAt('/apps?q=ink', 'ink');
    type('inks');
    expect(result.current).toMatchObject({ text: 'inks', isSettling: true });
    pass(1000);
    expect(result.current.isSettling).toBe(false);
  });

  test('keeps the text as it was typed', () => {
    const { result, type } = renderAt('/apps');
    type(' Ink ');
    expect(result.current.text).toBe(' Ink ');
  });
});

describe('the address', () => {
  test('takes the text when its second is over, and not before', () => {
    const { type } = renderAt('/apps');
    type('ink');
    pass(999);
    expect(window.location.search).toBe('');
    pass(1);
    expect(window.location.search).toBe('?q=ink');
  });

  test('is written once for a word typed in one go, and adds no step to the history', () => {
    const { type } = renderAt('/apps');
    const { length } = window.history;
    for (const text of ['i', 'in', 'ink']) {
      type(text);
      pass(200);
    }
    pass(1000);
    expect(window.location.search).toBe('?q=ink');
    expect(replaceState).toHaveBeenCalledTimes(1);
    expect(window.history.length).toBe(length);
  });

  test('has the text trimmed', () => {
    const { type } = renderAt('/apps');
    type('  ink well ');
    pass(1000);
    expect(new URLSearchParams(window.location.search).get('q')).toBe('ink well');
  });

  test.each(['', '  '])('loses the search when it becomes %j', (text) => {
    const { type } = renderAt('/apps?q=ink', 'ink');
    type(text);
    expect(window.location.search).toBe('?q=ink');
    pass(1000);
    expect(window.location.href).toBe(`${window.location.origin}/apps`);
  });

  test('keeps what else stands in it', () => {
    const { type } = renderAt('/apps?ref=mail&q=old#list', 'old');
    type('ink');
    pass(1000);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/apps?ref=mail&q=ink#list',
    );
  });

  test('is left alone for a change that is taken back', () => {
    const { type } = renderAt('/apps?q=ink', 'ink');
    type('inks');
    type('ink');
    pass(2000);
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('is left alone when the visitor leaves within the second', () => {
    const { type, unmount } = renderAt('/apps');
    type('ink');
    unmount();
    pass(2000);
    expect(replaceState).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
