import { act, renderHook } from '@testing-library/react';
import { installedStore } from '@/lib/installed/store';
import { useInstalledApps } from '@/lib/installed/use-installed-apps';

/** Opens the page with this list in the browser's storage. */
function givenList(text: string) {
  window.localStorage.setItem('appList', text);
  act(() => installedStore.getState().refresh());
}

test('returns the list on the first client render', () => {
  givenList('[3,17]');
  const { result } = renderHook(useInstalledApps);
  expect(result.current).toMatchObject({ isKnown: true, ids: [3, 17] });
});

test('returns no ids during hydration, then the list', () => {
  givenList('[3,17]');
  const seen: { isKnown: boolean; ids: readonly (number | string)[] }[] = [];
  renderHook(
    () => {
      const { isKnown, ids } = useInstalledApps();
      seen.push({ isKnown, ids });
    },
    { hydrate: true },
  );
  expect(seen[0]?.isKnown).toBe(false);
  expect(seen.at(-1)).toEqual({ isKnown: true, ids: [3, 17] });
});

test('follows the store, which installs and uninstalls in the browser', () => {
  givenList('[]');
  const { result } = renderHook(useInstalledApps);
  act(() => void installedStore.getState().install(3));
  expect(result.current.ids).toEqual([3]);
  expect(window.localStorage.getItem('appList')).toBe('[3]');
  act(() => void installedStore.getState().uninstall(3));
  expect(result.current.ids).toEqual([]);
  expect(window.localStorage.getItem('appList')).toBe('[]');
});

test('follows other tabs, also while no component uses the list', () => {
  givenList('[3]');
  const { result, unmount } = renderHook(useInstalledApps);
  const changeElsewhere = (text: string) => {
    window.localStorage.setItem('appList', text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appList' })));
  };
  changeElsewhere('[3,17]');
  expect(result.current.ids).toEqual([3, 17]);

  unmount();
  changeElsewhere('[17]');
  expect(renderHook(useInstalledApps).result.current.ids).toEqual([17]);
});

test('does not overwrite a damaged list', () => {
  givenList('[3,null]');
  renderHook(useInstalledApps).unmount();
  expect(window.localStorage.getItem('appList')).toBe('[3,null]');
  expect(window.localStorage).toHaveLength(1);
});
