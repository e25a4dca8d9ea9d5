import { createAppListStorage } from '@/lib/installed/storage';
import { createInstalledStore, followOtherTabs } from '@/lib/installed/store';
import { buildStorage, refuse } from '../../../fixtures/storage';

/** Creates a store with this storage. */
const createStore = (browser: Storage) => createInstalledStore(createAppListStorage(() => browser));

let complain: jest.SpyInstance;

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockReturnValue();
});

describe('hydration', () => {
  test('starts without apps for an empty storage', () => {
    expect(createStore(buildStorage()).getState().ids).toEqual([]);
  });

  test('starts with the stored list, synchronously', () => {
    const store = createStore(buildStorage({ appList: '[3,17]' }));
    expect(store.getState().ids).toEqual([3, 17]);
    expect(store.persist.hasHydrated()).toBe(true);
  });

  test.each(['[3,17]', '["3","17"]', '[3,null]', 'oops', '{}'])('does not overwrite %j', (text) => {
    const browser = buildStorage({ appList: text });
    const setItem = jest.spyOn(browser, 'setItem');
    void createStore(browser).persist.rehydrate();
    expect(setItem).not.toHaveBeenCalled();
    expect(browser.getItem('appList')).toBe(text);
  });

  test('completes if the storage throws', () => {
    const store = createStore(buildStorage({}, { getItem: refuse }));
    expect(store.persist.hasHydrated()).toBe(true);
    expect(store.getState().ids).toEqual([]);
  });

  test('completes if the access to the storage throws', () => {
    const store = createInstalledStore(createAppListStorage(refuse));
    expect(store.persist.hasHydrated()).toBe(true);
  });
});

describe('install', () => {
  test('appends the id and stores it', async () => {
    const browser = buildStorage({ appList: '[17]' });
    const store = createStore(browser);
    expect(await store.getState().install(3)).toBe('installed');
    expect(store.getState().ids).toEqual([17, 3]);
    expect(browser.getItem('appList')).toBe('[17,3]');
  });

  test('keeps ids that the catalogue no longer lists', async () => {
    const browser = buildStorage({ appList: '[123456789]' });
    await createStore(browser).getState().install(3);
    expect(browser.getItem('appList')).toBe('[123456789,3]');
  });

  test('rejects an id that is in the list', async () => {
    const browser = buildStorage({ appList: '["3"]' });
    const store = createStore(browser);
    expect(await store.getState().install(3)).toBe('duplicate');
    expect(store.getState().ids).toEqual([3]);
    expect(browser.getItem('appList')).toBe('["3"]');
  });

  test('rejects an id that another tab has installed', async () => {
    const browser = buildStorage();
    const store = createStore(browser);
    browser.setItem('appList', '[3]');
    expect(await store.getState().install(3)).toBe('duplicate');
    expect(store.getState().ids).toEqual([3]);
  });

  test('keeps apps that another tab has installed', async () => {
    const browser = buildStorage();
    const store = createStore(browser);
    browser.setItem('appList', '[17]');
    expect(await store.getState().install(3)).toBe('installed');
    expect(browser.getItem('appList')).toBe('[17,3]');
  });

  test('copies a damaged list before it overwrites it', async () => {
    const browser = buildStorage({ appList: 'oops' });
    await createStore(browser).getState().install(3);
    expect(browser.getItem('appList')).toBe('[3]');
    expect(browser.getItem('appList.unreadable')).toBe('oops');
  });

  test.each([
    ['if the storage is full', () => buildStorage({}, { setItem: refuse })],
    ['if the access to the storage throws', refuse],
  ])('lasts for the visit and returns unsaved %s', async (_title, open) => {
    const store = createInstalledStore(createAppListStorage(open));
    expect(await store.getState().install(3)).toBe('unsaved');
    expect(await store.getState().install(3)).toBe('duplicate');
    expect(await store.getState().install(17)).toBe('unsaved');
    expect(store.getState().ids).toEqual([3, 17]);
  });

  test('does not overwrite a list that cannot be read, and lasts for the visit', async () => {
    const browser = buildStorage({ appList: '[17]' });
    const read = browser.getItem;
    const store = createStore(browser);
    browser.getItem = refuse;
    expect(await store.getState().install(3)).toBe('unsaved');
    expect(store.getState().ids).toEqual([17, 3]);
    expect(read('appList')).toBe('[17]');
  });

  test('saves unsaved changes when there is space', async () => {
    const browser = buildStorage();
    const write = browser.setItem;
    browser.setItem = refuse;
    const store = createStore(browser);
    expect(await store.getState().install(3)).toBe('unsaved');
    browser.setItem = write;
    expect(await store.getState().install(17)).toBe('installed');
    expect(browser.getItem('appList')).toBe('[3,17]');
  });
});

describe('installAll', () => {
  test('appends the ids that are not in the list', async () => {
    const browser = buildStorage({ appList: '[17,3]' });
    expect(await createStore(browser).getState().installAll([5, 3, 4000])).toBe('installed');
    expect(browser.getItem('appList')).toBe('[17,3,5,4000]');
  });

  test('keeps apps that another tab has installed meanwhile', async () => {
    const browser = buildStorage({ appList: '[17]' });
    const store = createStore(browser);
    browser.setItem('appList', '[17,3]');
    await store.getState().installAll([3, 5]);
    expect(browser.getItem('appList')).toBe('[17,3,5]');
  });

  test('does not overwrite a damaged list if nothing is new', async () => {
    const browser = buildStorage({ appList: '[3,null]' });
    await createStore(browser).getState().installAll([3]);
    expect(browser.getItem('appList')).toBe('[3,null]');
  });

  test('lasts for the visit and returns unsaved if the storage is full', async () => {
    const store = createStore(buildStorage({}, { setItem: refuse }));
    expect(await store.getState().installAll([3, 17])).toBe('unsaved');
    expect(store.getState().ids).toEqual([3, 17]);
  });

  test('adds a hundred thousand ids', async () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    await store.getState().installAll(Array.from({ length: 100_000 }, (_, id) => id));
    await store.getState().install(200_000);
    expect(store.getState().ids).toHaveLength(100_001);
  });
});

describe('uninstall', () => {
  test('removes the id and no other', async () => {
    const browser = buildStorage({ appList: '[3,17,5]' });
    const store = createStore(browser);
    await store.getState().uninstall(17);
    expect(store.getState().ids).toEqual([3, 5]);
    expect(browser.getItem('appList')).toBe('[3,5]');
  });

  test('stores an empty list after the last app is removed', async () => {
    const browser = buildStorage({ appList: '[3]' });
    await createStore(browser).getState().uninstall(3);
    expect(browser.getItem('appList')).toBe('[]');
  });

  test('keeps apps that another tab has installed', async () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    browser.setItem('appList', '[3,17]');
    await store.getState().uninstall(3);
    expect(store.getState().ids).toEqual([17]);
    expect(browser.getItem('appList')).toBe('[17]');
  });

  test.each(['[17]', '["17"]', '[17,null]', 'oops'])(
    'of an unknown id does not overwrite %j',
    async (text) => {
      const browser = buildStorage({ appList: text });
      const setItem = jest.spyOn(browser, 'setItem');
      await createStore(browser).getState().uninstall(3);
      expect(setItem).not.toHaveBeenCalled();
      expect(browser.getItem('appList')).toBe(text);
    },
  );

  test('of an id that another tab has removed writes nothing, and updates the list', async () => {
    const browser = buildStorage({ appList: '[3,17]' });
    const store = createStore(browser);
    browser.setItem('appList', '[17]');
    const setItem = jest.spyOn(browser, 'setItem');
    await store.getState().uninstall(3);
    expect(setItem).not.toHaveBeenCalled();
    expect(store.getState().ids).toEqual([17]);
  });

  test('lasts for the visit if the browser rejects the write, and is logged', async () => {
    const store = createStore(buildStorage({ appList: '[3,17]' }, { setItem: refuse }));
    await store.getState().uninstall(3);
    void store.persist.rehydrate();
    expect(store.getState().ids).toEqual([17]);
    expect(complain).toHaveBeenCalledTimes(1);
  });

  test('allows the app to be installed again', async () => {
    const store = createStore(buildStorage({ appList: '[3,17]' }));
    await store.getState().uninstall(3);
    expect(await store.getState().install(3)).toBe('installed');
    expect(store.getState().ids).toEqual([17, 3]);
  });
});

describe('followOtherTabs', () => {
  const changeElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test.each([
    ['the list', 'appList'],
    ['the whole storage', null],
  ])('follows a change of %s by another tab', (_title, key) => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem('appList', '[3,17]');
    expect(store.getState().ids).toEqual([3]);
    changeElsewhere(key);
    expect(store.getState().ids).toEqual([3, 17]);
    end();
  });

  test('ignores other keys', () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem('appList', '[3,17]');
    changeElsewhere('appList.unreadable');
    expect(store.getState().ids).toEqual([3]);
    end();
  });

  test.each([
    ['is restored from the bfcache', () => window.dispatchEvent(new Event('pageshow'))],
    ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('reads the list again when the page %s', (_title, show) => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem('appList', '[]');
    show();
    expect(store.getState().ids).toEqual([]);
    end();
  });

  test('does not read the list when the page becomes hidden', () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem('appList', '[]');
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.getState().ids).toEqual([3]);
    end();
  });

  test('keeps unsaved changes when another tab changes the list', async () => {
    const browser = buildStorage({ appList: '[3]' });
    const write = browser.setItem;
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem = refuse;
    await store.getState().install(5);
    write('appList', '[3,17]');
    changeElsewhere('appList');
    expect(store.getState().ids).toEqual([3, 17, 5]);
    end();
  });

  test('never writes', () => {
    const browser = buildStorage({ appList: 'oops' });
    const end = followOtherTabs(createStore(browser));
    changeElsewhere('appList');
    expect(browser.getItem('appList')).toBe('oops');
    expect(browser.length).toBe(1);
    end();
  });

  test('stops after it is unsubscribed', () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    followOtherTabs(store)();
    browser.setItem('appList', '[3,17]');
    changeElsewhere('appList');
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.getState().ids).toEqual([3]);
  });
});
