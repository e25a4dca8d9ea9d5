import { encodeShards } from '@/lib/catalogue/shards';
import { toComparedApp } from '@/lib/catalogue/views';
import { catalogueStore } from '@/lib/source/catalogue-store';
import { loadComparedApps } from '@/lib/source/compared-apps';
import { parseFile, requestFile } from '@/lib/source/fetch';
import { largeFiles } from '@/lib/source/large-files';
import { buildApps, buildListedApps } from '../../../fixtures/apps';

jest.mock('@/lib/source/large-files');
jest.mock('@/lib/source/fetch', () => ({
  ...jest.requireActual('@/lib/source/fetch'),
  requestFile: jest.fn(),
  parseFile: jest.fn(),
}));

const requestMock = jest.mocked(requestFile);
const apps = buildApps(8);
const compared = (ids: number[]) =>
  ids.map((id) => toComparedApp(apps[id - 1]!, 'fjordline', 'Sorts letters.'));
const idsOf = (found: { id: number | string }[]) => found.map(({ id }) => id);

beforeEach(() => {
  requestMock.mockReset();
  catalogueStore.setState(catalogueStore.getInitialState(), true);
  jest.mocked(largeFiles).mockReturnValue(null);
});

describe('of an ordinary catalogue', () => {
  beforeEach(() => {
    requestMock.mockResolvedValue('text');
    const detailed = buildListedApps(8).map((app, index) => ({
      ...apps[index]!,
      ...app,
      summary: '',
      introduction: 'Sorts letters.',
    }));
    jest.mocked(parseFile).mockReset().mockResolvedValue(detailed);
  });

  test('are the apps of the file, in the order of the ids', async () => {
    expect(await loadComparedApps([7, 2])).toEqual(compared([7, 2]));
    expect(requestMock.mock.calls).toEqual([['/appsData.json']]);
  });

  test('are without those that the catalogue lacks', async () => {
    expect(idsOf(await loadComparedApps([99, 2]))).toEqual([2]);
  });

  test('are parsed once', async () => {
    for (const id of [1, 1, 2]) await loadComparedApps([id]);
    expect(parseFile).toHaveBeenCalledTimes(1);
  });
});

test('no ids load nothing', async () => {
  expect(await loadComparedApps([])).toEqual([]);
  expect(requestMock).not.toHaveBeenCalled();
});

describe('of a large catalogue', () => {
  const texts = encodeShards(compared([1, 2, 3, 4, 5, 6, 7, 8]), 2);
  let folder = 0;

  beforeEach(() => {
    // Shards are cached by their URL.
    folder += 1;
    const files = { folder: `/shards/${folder}`, appShards: texts.length, textShards: 1 };
    jest.mocked(largeFiles).mockReturnValue(files);
    requestMock.mockImplementation(async (url) => texts[Number(/\/(\d+)\.json$/.exec(url)?.[1])] ?? '');
  });

  test('are in the order of the ids, from the shards that contain them', async () => {
    expect(await loadComparedApps([5, 1, 3])).toEqual(compared([5, 1, 3]));
    // 5 and 1 are in the same shard.
    expect(requestMock.mock.calls).toEqual([
      [`/shards/${folder}/apps/0.json`],
      [`/shards/${folder}/apps/2.json`],
    ]);
  });

  test('are without those that the catalogue lacks', async () => {
    expect(idsOf(await loadComparedApps([99, 2]))).toEqual([2]);
  });

  test('are requested once per visit', async () => {
    for (const id of [1, 5, 2]) await loadComparedApps([id]);
    expect(requestMock).toHaveBeenCalledTimes(2);
  });

  test('are requested again after a failure', async () => {
    requestMock.mockRejectedValueOnce(new Error('offline'));
    await expect(loadComparedApps([1])).rejects.toThrow('offline');
    expect(idsOf(await loadComparedApps([1]))).toEqual([1]);
    expect(requestMock).toHaveBeenCalledTimes(2);
  });

  test('fail with a message if a host answers with another file', async () => {
    requestMock.mockResolvedValue('<!DOCTYPE html>');
    await expect(loadComparedApps([1])).rejects.toThrow('The list of apps could not be read.');
  });
});
