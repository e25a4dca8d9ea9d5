import { get, keys } from 'idb-keyval';
import { createDocument, textOf } from '@/lib/editor/document';
import { claimDraft, loadDraft, storeDraft } from '@/lib/editor/draft';
import { buildApps } from '../../../fixtures/apps';
import { catalogueFile } from '../../../fixtures/catalogue-file';

/** As the browser's: each request ends later, in the order of the requests. */
jest.mock('idb-keyval', () => {
  const stored = new Map<string, unknown>();
  let last: Promise<unknown> = Promise.resolve();
  const queue = <T>(request: () => T): Promise<T> => {
    const done = last.then(request);
    last = done;
    return done;
  };
  return {
    get: (key: string) => queue(() => stored.get(key)),
    keys: () => queue(() => [...stored.keys()]),
    setMany: (entries: [string, unknown][]) =>
      queue(() => entries.map(([key, value]) => stored.set(key, value))),
    delMany: (names: string[]) => queue(() => names.map((key) => stored.delete(key))),
  };
});

function open() {
  const values = buildApps(2).map((app) => ({ ...app }));
  const file = catalogueFile(JSON.stringify(values), { version: 'v1' });
  const store = createDocument({ ...file, isRepaired: false }, values);
  const key = store.getState().rows[0]?.key ?? '';
  return { store, type: (title: string) => store.getState().setField(key, ['title'], title), key };
}

test('a draft is stored whole, also after one that was undone before it was stored', async () => {
  const { store, type } = open();
  type('A');
  const first = storeDraft('tab', store.getState());
  store.getState().undo();
  await Promise.all([first, storeDraft('tab', store.getState())]);
  expect(await keys()).toEqual([]);
  type('B');
  await storeDraft('tab', store.getState());
  expect((await loadDraft('tab'))?.apps).toEqual([
    { source: 0, value: expect.objectContaining({ title: 'B' }) },
    1,
  ]);
});

test('the editor of another project that is opened in the same page has a draft of its own', async () => {
  Object.assign(globalThis, { navigator: {} });
  const names = ['first', 'second', 'first'];
  expect(await Promise.all(names.map(claimDraft))).toEqual(names);
});

test('a draft has new pictures, and none that is saved', async () => {
  const { store, type, key } = open();
  const picture = (name: string) => ({ path: `/pictures/${name}.svg`, base64: '', facts: { bytes: 1 } });
  store.getState().setPicture(key, ['image'], picture('saved'));
  const saved = store.getState();
  saved.markSaved(saved, textOf(saved), 'v2');
  type('A');
  await storeDraft('tab', store.getState());
  expect(await get('tab changes')).toMatchObject({ pictures: {} });
  store.getState().setPicture(key, ['image'], picture('new'));
  await storeDraft('tab', store.getState());
  expect(Object.keys((await loadDraft('tab'))?.pictures ?? {})).toEqual(['/pictures/new.svg']);
});

test('what was saved into a file is stored until the deploy has it', async () => {
  const { store, type } = open();
  store.setState(({ file }) => ({ file: { ...file, deploy: file.version } }));
  type('A');
  const saved = store.getState();
  saved.markSaved(saved, textOf(saved), 'saved');
  await storeDraft('tab', store.getState());
  expect(await loadDraft('tab')).toMatchObject({ file: { version: 'saved', deploy: 'v1' }, apps: [0, 1] });
  store.setState(({ file }) => ({ file: { ...file, deploy: 'saved' } }));
  await storeDraft('tab', store.getState());
  expect(await loadDraft('tab')).toBeUndefined();
});

test.each([
  ['refuses', () => Promise.reject(new DOMException('', 'QuotaExceededError'))],
  [
    'has no storage',
    () => {
      throw new DOMException('', 'SecurityError');
    },
  ],
])('it is said that a browser that %s keeps nothing', async (_, fail) => {
  const { store, type } = open();
  type('A');
  expect(await storeDraft('tab', store.getState())).toBe(true);
  const storage = jest.requireMock<typeof import('idb-keyval')>('idb-keyval');
  const set = jest.spyOn(storage, 'setMany').mockImplementation(fail);
  jest.spyOn(storage, 'delMany').mockImplementation(fail);
  type('B');
  expect(await storeDraft('tab', store.getState())).toBe(false);
  set.mockRestore();
  expect(await storeDraft('tab', store.getState())).toBe(true);
  store.getState().undo();
  expect(await storeDraft('tab', store.getState())).toBe(true);
});
