import { act, renderHook } from '@testing-library/react';
import { useReducedMotion } from '@/components/details/use-reduced-motion';

const media = Object.assign(new EventTarget(), { matches: false });
const queries: string[] = [];

beforeEach(() => {
  media.matches = false;
  queries.length = 0;
  window.matchMedia = (query) => {
    queries.push(query);
    return media as unknown as MediaQueryList;
  };
});

test('is false without a preference', () => {
  expect(renderHook(useReducedMotion).result.current).toBe(false);
  expect(new Set(queries)).toEqual(new Set(['(prefers-reduced-motion: reduce)']));
});

test('is true if the visitor prefers reduced motion', () => {
  media.matches = true;
  expect(renderHook(useReducedMotion).result.current).toBe(true);
});

test('follows a change of the preference', () => {
  const { result } = renderHook(useReducedMotion);
  expect(result.current).toBe(false);
  act(() => {
    media.matches = true;
    media.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(true);
});

test('is false in prerendered HTML', () => {
  media.matches = true;
  const seen: boolean[] = [];
  renderHook(() => void seen.push(useReducedMotion()), { hydrate: true });
  expect(seen[0]).toBe(false);
  expect(seen.at(-1)).toBe(true);
});

test('removes its listener', () => {
  const remove = jest.spyOn(media, 'removeEventListener');
  const { unmount } = renderHook(useReducedMotion);
  expect(remove).not.toHaveBeenCalled();
  unmount();
  expect(remove).toHaveBeenCalledWith('change', expect.any(Function));
});
