import { act, renderHook } from '@testing-library/react';
import { installedStore } from '@/lib/installed/store';
import { useInstalledApps } from '@/lib/installed/use-installed-apps';

/** Opens the page with this list in the browser's storage. */
function givenList(text: string) {
  window.localStorage.setItem('appList', text);
  act(() => installedStore.getState().refresh());
}

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

test('reads a list that something in this tab has changed, when the next component uses it', () => {
  givenList('[3]');
  renderHook(useInstalledApps).unmount();
  window.localStorage.setItem('appList', '[3,17]');
  expect(renderHook(useInstalledApps).result.current.ids).toEqual([3, 17]);
});
