import { createSelectionStore, selectionStore, startSelection } from '@/lib/compare/selection';
import { fc } from '../../../fixtures/properties';
import { buildStorage, refuse } from '../../../fixtures/storage';

const KEY = 'compare';
const apps = [1, 2, 3, 4, 5].map((id) => ({ id, title: `App ${id}` }));
const [first, second, third, fourth, fifth] = apps as [App, App, App, App, App];
type App = (typeof apps)[number];

function createStore(storage = buildStorage()) {
  const store = createSelectionStore(() => storage);
  return { store, storage, ...store.getState() };
}

describe('a choice', () => {
  test('adds an app, then removes it', () => {
    const { store, toggle } = createStore();
    toggle(first);
    toggle(second);
    expect(store.getState()).toMatchObject({
      apps: [first, second],
      choice: { type: 'added', title: 'App 2' },
    });
    toggle(first);
    expect(store.getState()).toMatchObject({ apps: [second], choice: { type: 'removed', title: 'App 1' } });
  });

  test('remembers the language of the title, for pages in another one', () => {
    jest.replaceProperty(process, 'env', { ...process.env, TEXT_LANGUAGES: 'en de' });
    const { store, storage, toggle } = createStore();
    toggle({ ...first, untranslated: { title: 'de' } });
    toggle(second);
    const chosen = [
      { ...first, language: 'de' },
      { ...second, language: 'en' },
    ];
    expect(store.getState().apps).toEqual(chosen);
    const other = createStore(storage);
    other.restore();
    expect(other.store.getState().apps).toEqual(chosen);
  });

  test('of a fifth app is refused', () => {
    const { store, storage, toggle } = createStore();
    for (const app of apps) toggle(app);
    expect(store.getState().apps).toEqual([first, second, third, fourth]);
    expect(store.getState().choice).toEqual({ type: 'refused', title: fifth.title });
    expect(JSON.parse(storage.getItem(KEY)!)).toHaveLength(4);
  });

  test('of an app again is another object, so that it is announced again', () => {
    const { store, toggle } = createStore();
    for (const app of apps) toggle(app);
    const { choice } = store.getState();
    toggle(fifth);
    expect(store.getState().choice).toEqual(choice);
    expect(store.getState().choice).not.toBe(choice);
  });

  test('is forgotten, and the apps stay', () => {
    const { store, toggle, forgetChoice } = createStore();
    toggle(first);
    forgetChoice();
    expect(store.getState()).toMatchObject({ apps: [first], choice: null });
  });

  test('stores only id and title', () => {
    const { storage, toggle, replace } = createStore();
    toggle({ ...first, downloads: 7 } as App);
    expect(storage.getItem(KEY)).toBe('[{"id":1,"title":"App 1"}]');
    replace([{ ...second, downloads: 7 } as App]);
    expect(storage.getItem(KEY)).toBe('[{"id":2,"title":"App 2"}]');
  });
});

test('replaces the apps without a choice', () => {
  const { store, toggle, replace } = createStore();
  toggle(first);
  replace([second, third]);
  expect(store.getState()).toMatchObject({ apps: [second, third], choice: null });
});

test('clears the apps', () => {
  const { store, storage, toggle, clear } = createStore();
  toggle(first);
  clear();
  expect(store.getState()).toMatchObject({ apps: [], choice: { type: 'cleared' } });
  expect(storage.getItem(KEY)).toBe('[]');
});

describe('the storage', () => {
  test('is read by restore, not before, so that hydration begins without apps', () => {
    const { store, restore } = createStore(buildStorage({ [KEY]: JSON.stringify([second, first]) }));
    expect(store.getInitialState().apps).toEqual([]);
    expect(store.getState().apps).toEqual([]);
    restore();
    expect(store.getState().apps).toEqual([second, first]);
    expect(store.getInitialState().apps).toEqual([]);
  });

  test.each([
    ['is empty', buildStorage(), []],
    ['is not JSON', buildStorage({ [KEY]: 'oops' }), []],
    ['is no list', buildStorage({ [KEY]: '{"id":1}' }), []],
    [
      'has junk members',
      buildStorage({
        [KEY]: JSON.stringify([null, 7, { id: '1', title: 'x' }, { id: 1.5, title: 'x' }, { id: 2 }, first]),
      }),
      [first],
    ],
    ['has duplicates', buildStorage({ [KEY]: JSON.stringify([first, second, first]) }), [first, second]],
    ['has too many apps', buildStorage({ [KEY]: JSON.stringify(apps) }), apps.slice(0, 4)],
    ['throws', buildStorage({}, { getItem: refuse }), []],
  ])('gives its valid apps if it %s', (_, storage, expected) => {
    const { store, restore } = createStore(storage);
    restore();
    expect(store.getState().apps).toEqual(expected);
  });

  test('never throws for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { store, restore } = createStore(buildStorage({ [KEY]: text }));
        restore();
        expect(store.getState().apps.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('that rejects writes does not prevent a choice', () => {
    const { store, toggle } = createStore(buildStorage({}, { setItem: refuse }));
    toggle(first);
    expect(store.getState().apps).toEqual([first]);
  });

  test('that cannot be accessed keeps the choice in memory', () => {
    const store = createSelectionStore(refuse);
    store.getState().toggle(first);
    store.getState().restore();
    expect(store.getState().apps).toEqual([first]);
  });
});

describe('the selection of this tab', () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  beforeAll(startSelection);

  test('is stored, and read again when its page is restored from the bfcache', () => {
    selectionStore.getState().toggle(first);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual([first]);
    // As another document of the tab does.
    sessionStorage.setItem(KEY, JSON.stringify([second]));
    show(false);
    expect(selectionStore.getState().apps).toEqual([first]);
    show(true);
    expect(selectionStore.getState().apps).toEqual([second]);
  });

  test('is empty after it was cleared, which is announced without a title', () => {
    selectionStore.getState().clear();
    expect(selectionStore.getState().choice).toEqual({ type: 'cleared', title: '' });
  });
});
