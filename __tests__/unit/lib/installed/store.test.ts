import { createAppListStorage } from '@/lib/installed/storage';
import { createInstalledStore, followOtherTabs } from '@/lib/installed/store';
import { buildStorage, refuse } from '../../../fixtures/storage';

/** The store of a visitor whose browser holds this storage. */
const createStore = (browser: Storage) => createInstalledStore(createAppListStorage(() => browser));

let complain: jest.SpyInstance;

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockReturnValue();
});

describe('hydration', () => {
  test('begins with no apps where nothing was kept', () => {
    expect(createStore(buildStorage()).getState().ids).toEqual([]);
  });

  test('begins with what the browser holds, at once', () => {
    const store = createStore(buildStorage({ appList: '[3,17]' }));
    expect(store.getState().ids).toEqual([3, 17]);
    expect(store.persist.hasHydrated()).toBe(true);
  });

  test.each(['[3,17]', '["3","17"]', '[3,null]', 'oops', '{}'])('writes nothing over %j', (text) => {
    const browser = buildStorage({ appList: text });
    const setItem = jest.spyOn(browser, 'setItem');
    void createStore(browser).persist.rehydrate();
    expect(setItem).not.toHaveBeenCalled();
    expect(browser.getItem('appList')).toBe(text);
  });

  test('ends where the storage throws, so that nobody waits for it for ever', () => {
    const store = createStore(buildStorage({}, { getItem: refuse }));
    expect(store.persist.hasHydrated()).toBe(true);
    expect(store.getState().ids).toEqual([]);
  });

  test('ends where the very access throws', () => {
    const store = createInstalledStore(createAppListStorage(refuse));
    expect(store.persist.hasHydrated()).toBe(true);
  });
});

describe('install', () => {
  test('adds the id to the end and keeps it', () => {
    const browser = buildStorage({ appList: '[17]' });
    const store = createStore(browser);
    expect(store.getState().install(3)).toBe('installed');
    expect(store.getState().ids).toEqual([17, 3]);
    expect(browser.getItem('appList')).toBe('[17,3]');
  });

  test('keeps ids that the catalogue no longer lists', () => {
    const browser = buildStorage({ appList: '[123456789]' });
    createStore(browser).getState().install(3);
    expect(browser.getItem('appList')).toBe('[123456789,3]');
  });

  test('refuses an id that is in the list, and changes nothing', () => {
    const browser = buildStorage({ appList: '["3"]' });
    const store = createStore(browser);
    expect(store.getState().install(3)).toBe('duplicate');
    expect(store.getState().ids).toEqual([3]);
    expect(browser.getItem('appList')).toBe('["3"]');
  });

  test('refuses an id that another tab has installed meanwhile', () => {
    const browser = buildStorage();
    const store = createStore(browser);
    browser.setItem('appList', '[3]');
    expect(store.getState().install(3)).toBe('duplicate');
    expect(store.getState().ids).toEqual([3]);
  });

  test('keeps what another tab has installed meanwhile', () => {
    const browser = buildStorage();
    const store = createStore(browser);
    browser.setItem('appList', '[17]');
    expect(store.getState().install(3)).toBe('installed');
    expect(browser.getItem('appList')).toBe('[17,3]');
  });

  test('keeps the original of a list that cannot be read', () => {
    const browser = buildStorage({ appList: 'oops' });
    createStore(browser).getState().install(3);
    expect(browser.getItem('appList')).toBe('[3]');
    expect(browser.getItem('appList.unreadable')).toBe('oops');
  });

  test.each([
    ['on a full disk', () => buildStorage({}, { setItem: refuse })],
    ['where the very access to the storage throws', refuse],
  ])('lasts for the visit %s, and says so', (_title, open) => {
    const store = createInstalledStore(createAppListStorage(open));
    expect(store.getState().install(3)).toBe('unsaved');
    expect(store.getState().install(3)).toBe('duplicate');
    expect(store.getState().install(17)).toBe('unsaved');
    expect(store.getState().ids).toEqual([3, 17]);
  });

  test('writes nothing over a list that cannot be read any more, and lasts for the visit', () => {
    const browser = buildStorage({ appList: '[17]' });
    const read = browser.getItem;
    const store = createStore(browser);
    browser.getItem = refuse;
    expect(store.getState().install(3)).toBe('unsaved');
    expect(store.getState().ids).toEqual([17, 3]);
    expect(read('appList')).toBe('[17]');
  });

  test('saves what it could not save before, once there is room', () => {
    const browser = buildStorage();
    const write = browser.setItem;
    browser.setItem = refuse;
    const store = createStore(browser);
    expect(store.getState().install(3)).toBe('unsaved');
    browser.setItem = write;
    expect(store.getState().install(17)).toBe('installed');
    expect(browser.getItem('appList')).toBe('[3,17]');
  });
});

describe('uninstall', () => {
  test('removes the id and no other', () => {
    const browser = buildStorage({ appList: '[3,17,5]' });
    const store = createStore(browser);
    store.getState().uninstall(17);
    expect(store.getState().ids).toEqual([3, 5]);
    expect(browser.getItem('appList')).toBe('[3,5]');
  });

  test('leaves an empty list where the last app goes', () => {
    const browser = buildStorage({ appList: '[3]' });
    createStore(browser).getState().uninstall(3);
    expect(browser.getItem('appList')).toBe('[]');
  });

  test('keeps what another tab has installed meanwhile', () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    browser.setItem('appList', '[3,17]');
    store.getState().uninstall(3);
    expect(store.getState().ids).toEqual([17]);
    expect(browser.getItem('appList')).toBe('[17]');
  });

  test.each(['[17]', '["17"]', '[17,null]', 'oops'])(
    'of an id that is not there writes nothing over %j',
    (text) => {
      const browser = buildStorage({ appList: text });
      const setItem = jest.spyOn(browser, 'setItem');
      createStore(browser).getState().uninstall(3);
      expect(setItem).not.toHaveBeenCalled();
      expect(browser.getItem('appList')).toBe(text);
    },
  );

  test('of an id that another tab has removed writes nothing, and notices', () => {
    const browser = buildStorage({ appList: '[3,17]' });
    const store = createStore(browser);
    browser.setItem('appList', '[17]');
    const setItem = jest.spyOn(browser, 'setItem');
    store.getState().uninstall(3);
    expect(setItem).not.toHaveBeenCalled();
    expect(store.getState().ids).toEqual([17]);
  });

  test('lasts for the visit where the browser cannot remember it, and is logged', () => {
    const store = createStore(buildStorage({ appList: '[3,17]' }, { setItem: refuse }));
    store.getState().uninstall(3);
    void store.persist.rehydrate();
    expect(store.getState().ids).toEqual([17]);
    expect(complain).toHaveBeenCalledTimes(1);
  });

  test('lets the app be installed again', () => {
    const store = createStore(buildStorage({ appList: '[3,17]' }));
    store.getState().uninstall(3);
    expect(store.getState().install(3)).toBe('installed');
    expect(store.getState().ids).toEqual([17, 3]);
  });
});

describe('followOtherTabs', () => {
  const changeElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test.each([
    ['the list', 'appList'],
    ['the whole storage', null],
  ])('takes over what another tab did to %s', (_title, key) => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem('appList', '[3,17]');
    expect(store.getState().ids).toEqual([3]);
    changeElsewhere(key);
    expect(store.getState().ids).toEqual([3, 17]);
    end();
  });

  test('takes no notice of other keys', () => {
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
    ['comes to the foreground', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('reads the list again when the page %s', (_title, show) => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem('appList', '[]');
    show();
    expect(store.getState().ids).toEqual([]);
    end();
  });

  test('leaves the list alone when the page goes to the background', () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem('appList', '[]');
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.getState().ids).toEqual([3]);
    end();
  });

  test('keeps what could not be saved when another tab changes the list', () => {
    const browser = buildStorage({ appList: '[3]' });
    const write = browser.setItem;
    const store = createStore(browser);
    const end = followOtherTabs(store);
    browser.setItem = refuse;
    store.getState().install(5);
    write('appList', '[3,17]');
    changeElsewhere('appList');
    expect(store.getState().ids).toEqual([3, 17, 5]);
    end();
  });

  test('writes nothing', () => {
    const browser = buildStorage({ appList: 'oops' });
    const end = followOtherTabs(createStore(browser));
    changeElsewhere('appList');
    expect(browser.getItem('appList')).toBe('oops');
    expect(browser.length).toBe(1);
    end();
  });

  test('ends', () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);
    followOtherTabs(store)();
    browser.setItem('appList', '[3,17]');
    changeElsewhere('appList');
    window.dispatchEvent(new Event('pageshow'));
    expect(store.getState().ids).toEqual([3]);
  });
});
