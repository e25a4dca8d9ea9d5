import { createCatalogueStore } from '@/lib/source/catalogue-store';
import { buildListedApps } from '../../../fixtures/apps';

function createStore() {
  const request = jest.fn(async () => 'text');
  const parse = jest.fn(async () => buildListedApps(2));
  return { request, parse, store: createCatalogueStore({ request, parse }) };
}

test('has no apps before they are loaded', () => {
  const { store, request } = createStore();
  expect(store.getState().apps).toBeNull();
  expect(request).not.toHaveBeenCalled();
});

test('requests and parses the file once, and caches the apps', async () => {
  const { store, request, parse } = createStore();
  const first = await store.getState().load();
  const second = await store.getState().load();
  expect(second).toBe(first);
  expect(store.getState().apps).toBe(first);
  expect(request).toHaveBeenCalledTimes(1);
  expect(parse.mock.calls).toEqual([['text']]);
});

test('sends one request for simultaneous calls', async () => {
  const { store, request, parse } = createStore();
  const { load, prefetch } = store.getState();
  await Promise.all([prefetch(), load(), prefetch(), load()]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(parse).toHaveBeenCalledTimes(1);
});

test('does not parse a file that is only prefetched', async () => {
  const { store, request, parse } = createStore();
  await store.getState().prefetch();
  expect(parse).not.toHaveBeenCalled();
  await store.getState().load();
  expect(request).toHaveBeenCalledTimes(1);
  expect(store.getState().apps).toEqual(buildListedApps(2));
});

test('releases the text when it is parsed, and does not request it again', async () => {
  const { store, request } = createStore();
  await store.getState().load();
  expect(store.getState().request).toBeNull();
  await store.getState().prefetch();
  expect(request).toHaveBeenCalledTimes(1);
});

test('requests again after a failed request', async () => {
  const { store, request } = createStore();
  request.mockRejectedValueOnce(new Error('offline'));
  await expect(store.getState().prefetch()).rejects.toThrow('offline');
  await expect(store.getState().load()).resolves.toEqual(buildListedApps(2));
  expect(request).toHaveBeenCalledTimes(2);
});

test('requests again after a file that cannot be parsed', async () => {
  const { store, request, parse } = createStore();
  parse.mockRejectedValueOnce(new Error('not a catalogue'));
  await expect(store.getState().load()).rejects.toThrow('not a catalogue');
  expect(store.getState()).toMatchObject({ apps: null, request: null, result: null });
  await expect(store.getState().load()).resolves.toEqual(buildListedApps(2));
  expect(request).toHaveBeenCalledTimes(2);
});
