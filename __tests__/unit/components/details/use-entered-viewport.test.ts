import { act, renderHook } from '@testing-library/react';
import { useEnteredViewport } from '@/components/details/use-entered-viewport';

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

test('is false before the first observation', () => {
  const { result } = renderHook(() => useEnteredViewport({ current: element }));
  expect(result.current).toBe(false);
});

test('observes the element, without a margin', () => {
  renderHook(useEnteredViewport, { initialProps: { current: element } });
  expect(observe.mock.calls).toEqual([[element]]);
  expect(options).toBeUndefined();
});

test('stays false while the element is outside the viewport', () => {
  const { result } = renderHook(useEnteredViewport, { initialProps: { current: element } });
  report(false);
  expect(result.current).toBe(false);
  expect(disconnect).not.toHaveBeenCalled();
});

test('becomes and stays true when a part of the element comes into the viewport, and stops observing', () => {
  const { result, rerender } = renderHook(useEnteredViewport, { initialProps: { current: element } });
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
])('becomes true if any entry of a report intersects: %p, %p', (...intersecting) => {
  const { result } = renderHook(useEnteredViewport, { initialProps: { current: element } });
  report(...intersecting);
  expect(result.current).toBe(true);
});

test('stays false if no entry of a report intersects', () => {
  const { result } = renderHook(useEnteredViewport, { initialProps: { current: element } });
  report(false, false);
  expect(result.current).toBe(false);
});

test('observes nothing without an element', () => {
  const { result } = renderHook(useEnteredViewport, { initialProps: { current: null } });
  expect(result.current).toBe(false);
  expect(observe).not.toHaveBeenCalled();
});

test('stops observing when its component is unmounted', () => {
  const { unmount } = renderHook(useEnteredViewport, { initialProps: { current: element } });
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
