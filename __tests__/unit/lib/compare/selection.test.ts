import { selectionStore, startSelection } from '@/lib/compare/selection';
import { fc } from '../../../fixtures/properties';
import { refuse } from '../../../fixtures/storage';

const KEY = 'compare';
const apps = [1, 2, 3, 4, 5].map((id) => ({ id, title: `App ${id}` }));
const [first, second, third, , fifth] = apps as [App, App, App, App, App];
type App = (typeof apps)[number];

/** Opens a document in a tab with this text in its storage. */
function openWith(text?: string) {
  sessionStorage.clear();
  if (text !== undefined) sessionStorage.setItem(KEY, text);
  selectionStore.setState(selectionStore.getInitialState(), true);
  return { store: selectionStore, storage: sessionStorage, ...selectionStore.getState() };
}

afterEach(() => jest.restoreAllMocks());

describe('a choice', () => {
  test('adds an app, then removes it', () => {
    const { store, toggle } = openWith();
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
    const { store, storage, toggle } = openWith();
    toggle({ ...first, untranslated: { title: 'de' } });
    toggle(second);
    const chosen = [
      { ...first, language: 'de' },
      { ...second, language: 'en' },
    ];
    expect(store.getState().apps).toEqual(chosen);
    const other = openWith(storage.getItem(KEY)!);
    other.restore();
    expect(other.store.getState().apps).toEqual(chosen);
  });

  test('of an app again is another object, so that it is announced again', () => {
    const { store, toggle } = openWith();
    for (const app of apps) toggle(app);
    const { choice } = store.getState();
    toggle(fifth);
    expect(store.getState().choice).toEqual(choice);
    expect(store.getState().choice).not.toBe(choice);
  });

  test('is forgotten, and the apps stay', () => {
    const { store, toggle, forgetChoice } = openWith();
    toggle(first);
    forgetChoice();
    expect(store.getState()).toMatchObject({ apps: [first], choice: null });
  });

  test('stores only id and title', () => {
    const { storage, toggle, replace } = openWith();
    toggle({ ...first, downloads: 7 } as App);
    expect(storage.getItem(KEY)).toBe('[{"id":1,"title":"App 1"}]');
    replace([{ ...second, downloads: 7 } as App]);
    expect(storage.getItem(KEY)).toBe('[{"id":2,"title":"App 2"}]');
  });
});

test('replaces the apps without a choice', () => {
  const { store, toggle, replace } = openWith();
  toggle(first);
  replace([second, third]);
  expect(store.getState()).toMatchObject({ apps: [second, third], choice: null });
});

test('clears the apps', () => {
  const { store, storage, toggle, clear } = openWith();
  toggle(first);
  clear();
  expect(store.getState()).toMatchObject({ apps: [], choice: { type: 'cleared' } });
  expect(storage.getItem(KEY)).toBe('[]');
});

describe('the storage', () => {
  test('is read by restore, not before, so that hydration begins without apps', () => {
    const { store, restore } = openWith(JSON.stringify([second, first]));
    expect(store.getInitialState().apps).toEqual([]);
    expect(store.getState().apps).toEqual([]);
    restore();
    expect(store.getState().apps).toEqual([second, first]);
    expect(store.getInitialState().apps).toEqual([]);
  });

  test.each([
    ['is empty', undefined, []],
    ['is not JSON', 'oops', []],
    ['is no list', '{"id":1}', []],
    [
      'has junk members',
      JSON.stringify([null, 7, { id: '1', title: 'x' }, { id: 1.5, title: 'x' }, { id: 2 }, first]),
      [first],
    ],
    ['has duplicates', JSON.stringify([first, second, first]), [first, second]],
    ['has too many apps', JSON.stringify(apps), apps.slice(0, 4)],
  ])('gives its valid apps if it %s', (_, text, expected) => {
    const { store, restore } = openWith(text);
    restore();
    expect(store.getState().apps).toEqual(expected);
  });

  test('never throws for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { store, restore } = openWith(text);
        restore();
        expect(store.getState().apps.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('that cannot be accessed keeps the choice in memory', () => {
    const { store, toggle, restore } = openWith();
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    toggle(first);
    restore();
    expect(store.getState().apps).toEqual([first]);
  });
});

describe('the selection of this tab', () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  beforeAll(startSelection);

  test('is stored, and read again when its page is restored from the bfcache', () => {
    openWith().toggle(first);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual([first]);
    // As another document of the tab does.
    sessionStorage.setItem(KEY, JSON.stringify([second]));
    show(false);
    expect(selectionStore.getState().apps).toEqual([first]);
    show(true);
    // The choice of this page is announced with the number of apps, so not again.
    expect(selectionStore.getState()).toMatchObject({ apps: [second], choice: null });
  });
});
