import { act, renderHook } from '@testing-library/react';
import { useSettling } from '@/lib/hooks/use-settling';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('takes the first value for settled', () => {
  const { result } = renderHook(useSettling, { initialProps: 'a' });
  expect(result.current).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('settles a second after a change, and no sooner', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: 'a' });
  rerender('b');
  expect(result.current).toBe(true);
  pass(999);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('begins the second anew with each change', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: 'a' });
  rerender('b');
  pass(700);
  rerender('c');
  pass(999);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('stays settled when it is rendered again without a change', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: 'a' });
  rerender('a');
  expect(result.current).toBe(false);
});

test('does not begin the second anew when it is rendered again without a change', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: 'a' });
  rerender('b');
  pass(700);
  rerender('b');
  pass(300);
  expect(result.current).toBe(false);
});

test('compares by identity', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: { text: 'a' } });
  rerender({ text: 'a' });
  expect(result.current).toBe(true);
});

test('settles every later change too', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: 'a' });
  rerender('b');
  pass(1000);
  rerender('a');
  expect(result.current).toBe(true);
  pass(1000);
  expect(result.current).toBe(false);
});

test('leaves no timer behind', () => {
  const { rerender, unmount } = renderHook(useSettling, { initialProps: 'a' });
  rerender('b');
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
