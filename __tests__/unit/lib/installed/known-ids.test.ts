import { APP_LIST_KEY, knownIds, loadKnownIds } from '@/lib/installed/known-ids';
import { installedStore } from '@/lib/installed/store';
import { refuse } from '../../../fixtures/storage';

const load = jest.fn(async () => {});
let stop = () => {};

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

test('are those of the installed list, after every change', () => {
  installedStore.getState().installAll([3, 17]);
  expect([...knownIds.getState().ids]).toEqual([3, 17]);
  installedStore.getState().uninstall(3);
  expect([...knownIds.getState().ids]).toEqual([17]);
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
