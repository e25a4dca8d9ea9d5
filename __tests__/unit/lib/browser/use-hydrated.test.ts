import { renderHook } from '@testing-library/react';
import { useHydrated } from '@/lib/browser/use-hydrated';

test('is false during hydration, then true', () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(() => void seen.push(useHydrated()), { hydrate: true });
  expect(seen[0]).toBe(false);
  expect(seen.at(-1)).toBe(true);

  seen.length = 0;
  rerender();
  expect(seen).toEqual([true]);
});

test('is true on the first client render', () => {
  const seen: boolean[] = [];
  renderHook(() => void seen.push(useHydrated()));
  expect(seen).toEqual([true]);
});
