import { act, renderHook } from '@testing-library/react';
import { useUrlChoice, useUrlParameter } from '@/lib/hooks/use-url-parameter';
import { dispatch, navigationStore, startNavigation } from '@/lib/navigation/store';

const onNavigate = jest.fn();

beforeEach(() => {
  onNavigate.mockReset();
  jest.useFakeTimers();
  window.history.replaceState({}, '', '/apps');
  dispatch({ type: 'committed', id: 0, path: '/apps' });
  dispatch({ type: 'cancelled' });
});

afterEach(() => jest.useRealTimers());

const mount = () => renderHook(() => useUrlParameter('q', onNavigate, 200));
const search = () => window.location.search;
const commit = () => {
  const { navigation } = navigationStore.getState();
  act(() => dispatch({ type: 'committed', id: navigation?.id ?? 0, path: '/apps' }));
};

test('calls back with the initial value', () => {
  window.history.replaceState({}, '', '/apps?q=plover');
  mount();
  expect(onNavigate.mock.calls).toEqual([['plover']]);
});

test('does not call back without a value', () => {
  mount();
  expect(onNavigate).not.toHaveBeenCalled();
});

test('writes only the last value, after 200 ms', () => {
  const replace = jest.spyOn(window.history, 'replaceState');
  const { result } = mount();
  result.current('pu');
  jest.advanceTimersByTime(199);
  result.current('puf');
  jest.advanceTimersByTime(199);
  expect(search()).toBe('');
  jest.advanceTimersByTime(1);
  expect(search()).toBe('?q=puf');
  expect(replace).toHaveBeenCalledTimes(1);
});

test('keeps commas readable', () => {
  const { result } = mount();
  result.current('3,17');
  jest.advanceTimersByTime(200);
  expect(search()).toBe('?q=3,17');
});

test('does not replace the URL if it already has the value', () => {
  window.history.replaceState({}, '', '/apps?q=plover');
  const { result } = mount();
  const replace = jest.spyOn(window.history, 'replaceState');
  result.current('plovers');
  result.current('plover');
  jest.advanceTimersByTime(200);
  expect(replace).not.toHaveBeenCalled();
});

test('writes immediately without a delay', () => {
  const { result } = renderHook(() => useUrlParameter('sort', onNavigate));
  result.current('high-low');
  expect(search()).toBe('?sort=high-low');
});

test('removes the parameter for an empty value, and keeps others', () => {
  window.history.replaceState({}, '', '/apps?q=plover&from=mail#main');
  const { result } = mount();
  result.current('');
  jest.advanceTimersByTime(200);
  expect(search() + window.location.hash).toBe('?from=mail#main');
});

test('escapes special characters', () => {
  const { result } = mount();
  result.current('a&b=ü#');
  jest.advanceTimersByTime(200);
  expect(new URLSearchParams(search()).get('q')).toBe('a&b=ü#');
});

test('does not call back for its own writes', () => {
  const { result } = mount();
  result.current('puf');
  jest.advanceTimersByTime(200);
  startNavigation('/apps?q=puf', 'push');
  commit();
  expect(onNavigate).not.toHaveBeenCalled();
});

test('calls back with a value that a navigation has changed', () => {
  window.history.replaceState({}, '', '/apps?q=plover');
  mount();
  startNavigation('/apps', 'push');
  window.history.pushState({}, '', '/apps');
  commit();
  expect(onNavigate.mock.calls).toEqual([['plover'], ['']]);
});

test('ignores the URL of another page at the start of a traversal', () => {
  window.history.replaceState({}, '', '/apps?q=plover');
  mount();
  window.history.pushState({}, '', '/apps/install');
  startNavigation('/apps/install', 'traverse');
  expect(onNavigate.mock.calls).toEqual([['plover']]);
});

test('writes immediately when the visitor follows a link', () => {
  const { result } = mount();
  result.current('puf');
  startNavigation('/', 'push');
  expect(search()).toBe('?q=puf');
});

test('writes immediately when the document is unloaded', () => {
  const { result } = mount();
  result.current('puf');
  window.dispatchEvent(new Event('pagehide'));
  expect(search()).toBe('?q=puf');
});

test('does not write into the target entry of a traversal', () => {
  const { result } = mount();
  result.current('puf');
  window.history.pushState({}, '', '/apps/install');
  startNavigation('/apps/install', 'traverse');
  expect(search()).toBe('');
});

test('waits for a pending navigation, which a write would cancel', () => {
  const { result } = mount();
  startNavigation('/apps', 'push');
  result.current('puf');
  jest.advanceTimersByTime(1000);
  expect(search()).toBe('');
  act(() => dispatch({ type: 'cancelled' }));
  jest.advanceTimersByTime(200);
  expect(search()).toBe('?q=puf');
});

test('discards an unwritten value if a navigation changes the parameter', () => {
  const { result } = mount();
  result.current('puf');
  window.history.pushState({}, '', '/apps?q=quill');
  startNavigation('/apps?q=quill', 'traverse');
  commit();
  act(() => dispatch({ type: 'cancelled' }));
  jest.advanceTimersByTime(1000);
  expect(search()).toBe('?q=quill');
});

test('reads and writes the other parameter after a change of name', () => {
  window.history.replaceState({}, '', '/apps?q=plover&sort=high-low');
  const { result, rerender } = renderHook(({ name }) => useUrlParameter(name, onNavigate), {
    initialProps: { name: 'q' },
  });
  rerender({ name: 'sort' });
  expect(onNavigate).toHaveBeenLastCalledWith('high-low');
  result.current('low-high');
  expect(search()).toBe('?q=plover&sort=low-high');
});

test('does not throw if the browser rejects the new URL', () => {
  const { result } = mount();
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  result.current('pu');
  expect(() => jest.advanceTimersByTime(200)).not.toThrow();
  result.current('puf');
  jest.advanceTimersByTime(200);
  expect(search()).toBe('?q=puf');
});

test('writes nothing after it is unmounted', () => {
  const { result, unmount } = mount();
  result.current('puf');
  unmount();
  jest.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('pagehide'));
  startNavigation('/', 'push');
  expect(search()).toBe('');
});

describe('a choice', () => {
  const SIZES = ['medium', 'small', 'large'] as const;
  const mountChoice = () => renderHook(() => useUrlChoice('size', SIZES)).result;

  test.each([
    ['?size=large', 'large'],
    ['?size=medium', 'medium'],
    ['?size=Large', 'medium'],
    ['?size=constructor', 'medium'],
    ['', 'medium'],
  ])('in the URL %s is %s', (search, size) => {
    window.history.replaceState({}, '', `/apps${search}`);
    expect(mountChoice().current[0]).toBe(size);
  });

  test('is written into the URL, except for the first value', () => {
    const choice = mountChoice();
    act(() => choice.current[1]('small'));
    expect(choice.current[0]).toBe('small');
    expect(search()).toBe('?size=small');
    act(() => choice.current[1]('medium'));
    expect(choice.current[0]).toBe('medium');
    expect(search()).toBe('');
  });
});
