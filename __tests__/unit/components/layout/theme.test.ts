import { applyTheme, createThemeStore, followOtherTabs, parseTheme } from '@/components/layout/theme';
import { fc } from '../../../fixtures/properties';
import { buildStorage, refuse } from '../../../fixtures/storage';

const createStore = (browser: Storage) => createThemeStore(() => browser);

describe('parseTheme', () => {
  test.each(['light', 'dark'] as const)('accepts %s', (theme) => {
    expect(parseTheme(theme)).toBe(theme);
  });

  test.each([null, undefined, '', 'system', 'Dark', ' dark', 'dark ', '"dark"', 'null', {}, 1])(
    'returns null for %j',
    (value) => {
      expect(parseTheme(value)).toBeNull();
    },
  );

  test('returns null for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text !== 'light' && text !== 'dark');
        expect(parseTheme(text)).toBeNull();
      }),
    );
  });
});

describe('the store', () => {
  test('starts with the scheme of the system, like prerendered HTML', () => {
    expect(createStore(buildStorage({ theme: 'dark' })).getState().theme).toBeNull();
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['blue', null],
  ])('reads %j as %j', (stored, expected) => {
    const store = createStore(buildStorage({ theme: stored }));

    store.getState().reload();

    expect(store.getState().theme).toBe(expected);
  });

  test('stores a choice as plain text', () => {
    const browser = buildStorage();
    const store = createStore(browser);

    store.getState().choose('dark');

    expect(store.getState()).toMatchObject({ theme: 'dark', isUnsaved: false });
    expect(browser.getItem('theme')).toBe('dark');
  });

  test('removes the value for the scheme of the system', () => {
    const browser = buildStorage({ theme: 'dark' });
    const store = createStore(browser);
    store.getState().reload();
    expect(store.getState().theme).toBe('dark');

    store.getState().choose(null);

    expect(store.getState().theme).toBeNull();
    expect(browser.length).toBe(0);
  });

  test('does not change other values', () => {
    const browser = buildStorage({ appList: '[3]' });
    const store = createStore(browser);

    store.getState().choose('dark');
    store.getState().choose(null);

    expect(browser.getItem('appList')).toBe('[3]');
  });

  test('has the choice for the visit if the browser rejects the write', () => {
    const store = createStore(buildStorage({}, { setItem: refuse }));

    store.getState().choose('dark');

    expect(store.getState()).toMatchObject({ theme: 'dark', isUnsaved: true });
  });

  test('has the choice for the visit if the browser denies the storage', () => {
    const store = createThemeStore(refuse);

    store.getState().choose('dark');
    store.getState().reload();

    expect(store.getState()).toMatchObject({ theme: 'dark', isUnsaved: true });
  });

  test('stores the next choice after a rejected one', () => {
    let isFull = true;
    const browser = buildStorage();
    const { setItem } = browser;
    browser.setItem = (key, value) => (isFull ? refuse() : setItem(key, value));
    const store = createStore(browser);
    store.getState().choose('dark');
    expect(browser.getItem('theme')).toBeNull();
    isFull = false;

    store.getState().choose('light');

    expect(browser.getItem('theme')).toBe('light');
    expect(store.getState().isUnsaved).toBe(false);
  });
});

describe('applyTheme', () => {
  test('sets and removes the attribute that selects the colours', () => {
    applyTheme('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

    applyTheme(null);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});

describe('other tabs', () => {
  const changeElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  function follow(browser: Storage) {
    const store = createStore(browser);
    store.getState().reload();
    return { store, unsubscribe: followOtherTabs(store) };
  }

  test.each([
    ['the theme', 'theme'],
    ['the whole storage', null],
  ])('a change of %s is applied', (_title, key) => {
    const browser = buildStorage({ theme: 'dark' });
    const { store, unsubscribe } = follow(browser);
    browser.removeItem('theme');
    expect(store.getState().theme).toBe('dark');

    changeElsewhere(key);

    expect(store.getState().theme).toBeNull();
    unsubscribe();
  });

  test('a change replaces a choice that could not be stored', () => {
    const browser = buildStorage({}, { setItem: refuse });
    const { store, unsubscribe } = follow(browser);
    store.getState().choose('dark');

    changeElsewhere('theme');

    expect(store.getState()).toMatchObject({ theme: null, isUnsaved: false });
    unsubscribe();
  });

  test('changes of other keys are ignored', () => {
    const browser = buildStorage({ theme: 'dark' });
    const { store, unsubscribe } = follow(browser);
    browser.removeItem('theme');

    changeElsewhere('appList');

    expect(store.getState().theme).toBe('dark');
    unsubscribe();
  });

  test('a page that is restored from the bfcache reads the theme again', () => {
    const browser = buildStorage();
    const { store, unsubscribe } = follow(browser);
    browser.setItem('theme', 'dark');
    show(false);
    expect(store.getState().theme).toBeNull();

    show(true);

    expect(store.getState().theme).toBe('dark');
    unsubscribe();
  });

  test('a restored page keeps a choice that could not be stored', () => {
    const { store, unsubscribe } = follow(buildStorage({}, { setItem: refuse }));
    store.getState().choose('dark');

    show(true);

    expect(store.getState().theme).toBe('dark');
    unsubscribe();
  });

  test('are ignored after unsubscribing', () => {
    const browser = buildStorage();
    const { store, unsubscribe } = follow(browser);
    unsubscribe();
    browser.setItem('theme', 'dark');

    changeElsewhere('theme');
    show(true);

    expect(store.getState().theme).toBeNull();
  });
});
