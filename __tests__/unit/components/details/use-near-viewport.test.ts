import { act, renderHook } from '@testing-library/react';
import { useNearViewport } from '@/components/details/use-near-viewport';

const observe = jest.fn();
const disconnect = jest.fn();
let options: IntersectionObserverInit | undefined;
let report: (...intersecting: boolean[]) => void;

beforeEach(() => {
  observe.mockReset();
  disconnect.mockReset();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      options = init;
      report = (...intersecting) => {
        const entries = intersecting.map((isIntersecting) => ({ isIntersecting }));
        act(() => callback(entries as IntersectionObserverEntry[], this as never));
      };
    }
    observe = observe;
    disconnect = disconnect;
  } as never;
});

const element = document.createElement('div');

test('is false before the browser has looked', () => {
  const { result } = renderHook(() => useNearViewport({ current: element }));
  expect(result.current).toBe(false);
});

test('watches the element for half a screen around the viewport', () => {
  renderHook(useNearViewport, { initialProps: { current: element } });
  expect(observe.mock.calls).toEqual([[element]]);
  expect(options).toEqual({ rootMargin: '50%' });
});

test('stays false while the element is far away', () => {
  const { result } = renderHook(useNearViewport, { initialProps: { current: element } });
  report(false);
  expect(result.current).toBe(false);
  expect(disconnect).not.toHaveBeenCalled();
});

test('becomes true when the element comes near, and stays so without watching on', () => {
  const { result, rerender } = renderHook(useNearViewport, { initialProps: { current: element } });
  report(false);
  report(true);
  expect(result.current).toBe(true);
  expect(disconnect).toHaveBeenCalledTimes(1);

  rerender({ current: element });
  expect(result.current).toBe(true);
  expect(observe).toHaveBeenCalledTimes(1);
});

test.each([
  [true, false],
  [false, true],
])('becomes true when the element came near at all since the last report: %p, %p', (...intersecting) => {
  const { result } = renderHook(useNearViewport, { initialProps: { current: element } });
  report(...intersecting);
  expect(result.current).toBe(true);
});

test('stays false when several reports at once tell that the element is far away', () => {
  const { result } = renderHook(useNearViewport, { initialProps: { current: element } });
  report(false, false);
  expect(result.current).toBe(false);
});

test('watches nothing where there is no element', () => {
  const { result } = renderHook(useNearViewport, { initialProps: { current: null } });
  expect(result.current).toBe(false);
  expect(observe).not.toHaveBeenCalled();
});

test('stops watching when its component goes', () => {
  const { unmount } = renderHook(useNearViewport, { initialProps: { current: element } });
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
