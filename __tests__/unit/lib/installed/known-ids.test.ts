import { APP_LIST_KEY, knownIds, loadKnownIds } from '@/lib/installed/known-ids';
import { installedStore, rememberUnlisted, startInstalled } from '@/lib/installed/store';
import { refuse } from '../../../fixtures/storage';

const load = jest.fn(async () => {});
let stop = () => {};

beforeAll(startInstalled);

beforeEach(() => {
  load.mockReset().mockResolvedValue();
});
afterEach(() => {
  stop();
  window.localStorage.clear();
});

const otherTabWrites = (value: string) => {
  window.localStorage.setItem(APP_LIST_KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: APP_LIST_KEY }));
};

test('are none until the list is known', async () => {
  await jest.isolateModulesAsync(async () => {
    const { knownIds } = await import('@/lib/installed/known-ids');
    expect(knownIds.getState()).toEqual({ ids: new Set(), listedCount: 0 });
  });
});

test('are those of the installed list, after every change', () => {
  installedStore.getState().installAll([3, 17]);
  expect([...knownIds.getState().ids]).toEqual([3, 17]);
  installedStore.getState().uninstall(3);
  expect([...knownIds.getState().ids]).toEqual([17]);
});

describe('the number of listed apps', () => {
  const listedCount = () => knownIds.getState().listedCount;

  test('leaves out those that the catalogue has removed, also after a change and in the next visit', async () => {
    installedStore.getState().installAll([1, 2, 999]);
    expect(listedCount()).toBe(3);
    rememberUnlisted('[999]');
    expect(window.localStorage.getItem('appList.unlisted')).toBe('[999]');
    expect(listedCount()).toBe(2);
    installedStore.getState().uninstall(1);
    expect(listedCount()).toBe(1);
    await jest.isolateModulesAsync(async () => {
      (await import('@/lib/installed/store')).startInstalled();
      const next = await import('@/lib/installed/known-ids');
      expect(next.knownIds.getState().listedCount).toBe(1);
    });
  });

  test('includes an app that is listed again, and does not subtract one that is not in the list', () => {
    installedStore.getState().installAll([1, 999]);
    rememberUnlisted('[999]');
    installedStore.getState().uninstall(999);
    expect(listedCount()).toBe(1);
    installedStore.getState().install(999);
    rememberUnlisted('[]');
    expect(listedCount()).toBe(2);
  });

  test('is that of another tab, which shows the list', () => {
    installedStore.getState().installAll([1, 999]);
    window.localStorage.setItem('appList.unlisted', '[999]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'appList.unlisted' }));
    expect(listedCount()).toBe(1);
  });

  test('ignores a damaged text, and is kept for the page if the browser cannot remember it', () => {
    window.localStorage.setItem('appList.unlisted', '{');
    installedStore.getState().installAll([1, 999]);
    expect(listedCount()).toBe(2);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    rememberUnlisted('[999]');
    expect(listedCount()).toBe(1);
  });
});

test('are not loaded in a browser without a list', () => {
  stop = loadKnownIds(load);
  expect(load).not.toHaveBeenCalled();
});

test('are loaded once if there is a list', () => {
  window.localStorage.setItem(APP_LIST_KEY, '[3]');
  stop = loadKnownIds(load);
  otherTabWrites('[3,4]');
  expect(load).toHaveBeenCalledTimes(1);
});

test('are loaded when another tab writes the first list', () => {
  stop = loadKnownIds(load);
  otherTabWrites('[3]');
  expect(load).toHaveBeenCalledTimes(1);
});

test('are loaded by the next change after a failure', async () => {
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  window.localStorage.setItem(APP_LIST_KEY, '[3]');
  stop = loadKnownIds(load);
  await Promise.resolve();
  await Promise.resolve();
  otherTabWrites('[3,4]');
  expect(load).toHaveBeenCalledTimes(2);
});

test('are not loaded after the end', () => {
  stop = loadKnownIds(load);
  stop();
  otherTabWrites('[3]');
  expect(load).not.toHaveBeenCalled();
});

test('are not loaded if the storage is denied', () => {
  window.localStorage.setItem(APP_LIST_KEY, '[3]');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  stop = loadKnownIds(load);
  expect(load).not.toHaveBeenCalled();
});
