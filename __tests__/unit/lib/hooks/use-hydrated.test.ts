import { renderHook } from '@testing-library/react';
import { useHydrated } from '@/lib/hooks/use-hydrated';

test('is false while prerendered HTML hydrates, and true from then on', () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(() => void seen.push(useHydrated()), { hydrate: true });
  expect(seen[0]).toBe(false);
  expect(seen.at(-1)).toBe(true);

  seen.length = 0;
  rerender();
  expect(seen).toEqual([true]);
});

test('is true at once on a page that the browser renders by itself', () => {
  const seen: boolean[] = [];
  renderHook(() => void seen.push(useHydrated()));
  expect(seen).toEqual([true]);
});
