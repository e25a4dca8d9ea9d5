import { createCatalogueStore } from '@/lib/hooks/catalogue-store';
import { buildApps } from '../../../fixtures/apps';

function createStore(fetchApps = jest.fn(async () => buildApps(2))) {
  return { fetchApps, store: createCatalogueStore(fetchApps) };
}

test('has no apps before they are loaded', () => {
  const { store, fetchApps } = createStore();
  expect(store.getState().apps).toBeNull();
  expect(fetchApps).not.toHaveBeenCalled();
});

test('requests the apps once, and caches them', async () => {
  const { store, fetchApps } = createStore();
  const first = await store.getState().load();
  const second = await store.getState().load();
  expect(second).toBe(first);
  expect(store.getState().apps).toBe(first);
  expect(fetchApps).toHaveBeenCalledTimes(1);
});

test('sends one request for simultaneous calls', async () => {
  const { store, fetchApps } = createStore();
  const { load } = store.getState();
  await Promise.all([load(), load(), load()]);
  expect(fetchApps).toHaveBeenCalledTimes(1);
});

test('tries again after a failure', async () => {
  const fetchApps = jest.fn(async () => buildApps(1)).mockRejectedValueOnce(new Error('offline'));
  const { store } = createStore(fetchApps);
  await expect(store.getState().load()).rejects.toThrow('offline');
  expect(store.getState()).toMatchObject({ apps: null, request: null });
  await expect(store.getState().load()).resolves.toEqual(buildApps(1));
});
