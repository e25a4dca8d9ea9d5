import { renderHook } from '@testing-library/react';
import { useRootClass } from '@/lib/browser/use-root-class';

test('the root element has the class while it is on', () => {
  const root = document.documentElement;
  const { rerender, unmount } = renderHook(({ isOn }) => useRootClass('is-open', isOn), {
    initialProps: { isOn: true },
  });
  expect(root).toHaveClass('is-open');
  rerender({ isOn: false });
  expect(root).not.toHaveClass('is-open');
  rerender({ isOn: true });
  unmount();
  expect(root).not.toHaveClass('is-open');
});
