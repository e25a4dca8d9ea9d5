import { PAGE_SIZE } from '@/lib/catalogue/pages';
import { encodeTextIndex, shardKey } from '@/lib/catalogue/search/text-shards';
import { shardUrl } from '@/lib/catalogue/shards';
import { toListedApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { catalogueStore } from '@/lib/source/catalogue-store';
import { parseFile, requestFile } from '@/lib/source/fetch';
import { largeFiles } from '@/lib/source/large-files';
import { type AlsoFound, searchTexts } from '@/lib/source/search-texts';
import { buildApp, buildListedApps } from '../../../fixtures/apps';

jest.mock('@/lib/source/large-files');
jest.mock('@/lib/source/fetch', () => ({
  ...jest.requireActual('@/lib/source/fetch'),
  requestFile: jest.fn(),
  parseFile: jest.fn(),
}));

const requestMock = jest.mocked(requestFile);
const apps = [
  buildApp({ id: 1, title: 'PlayerTrack', description: 'Plays songs.' }),
  buildApp({ id: 2, title: 'Player Track 2', description: 'Plays songs, too.' }),
  buildApp({ id: 3, title: 'Quill', description: 'A player. Has one track.' }),
  ...buildListedApps(120).map((app) => buildApp({ ...app, id: app.id + 100, description: 'Sorts letters.' })),
];

beforeEach(() => {
  requestMock.mockReset();
  catalogueStore.setState(catalogueStore.getInitialState(), true);
  jest.mocked(largeFiles).mockReturnValue(null);
});

const idsOf = ({ apps, isNear }: AlsoFound<{ id: AppId }>) => ({
  ids: apps.map(({ id }) => id),
  isNear,
});
const exactly = (...ids: number[]) => ({ ids, isNear: false });

describe('of an ordinary catalogue', () => {
  const search = async (text: string) => idsOf(await searchTexts(apps, text));

  beforeEach(() => {
    requestMock.mockResolvedValue('text');
    const detailed = apps.map((app) => ({ ...app, summary: '' }));
    jest.mocked(parseFile).mockReset().mockResolvedValue(detailed);
  });

  test('finds titles with other spaces, then texts, without those that the search of titles finds', async () => {
    expect(await search('player track')).toEqual(exactly(1, 3));
    expect(await search('playertrack')).toEqual(exactly(2));
    expect(await search('songs')).toEqual(exactly(1, 2));
    expect(await search('player')).toEqual(exactly(3));
  });

  test('finds the nearest apps if no app fits, and if no title has the text', async () => {
    expect(await search('qiull')).toEqual({ ids: [3], isNear: true });
    expect(await search('layertrac')).toEqual(exactly());
  });

  test('finds the app whose id is the text before all others, and no app by its number', async () => {
    const list = [
      buildApp({ id: 1, title: 'Excalidraw notes', description: 'A plugin of Obsidian.' }),
      { ...buildApp({ title: 'Excalidraw', description: '' }), id: 'Obsidian-Excalidraw-plugin' as AppId },
    ];
    jest.mocked(parseFile).mockResolvedValue(list.map((app) => ({ ...app, summary: '' })));
    expect(idsOf(await searchTexts(list, ' obsidian-excalidraw-plugin'))).toEqual({
      ids: ['Obsidian-Excalidraw-plugin', 1],
      isNear: false,
    });
    expect((await searchTexts(list, '1')).apps).toEqual([]);
  });

  test('finds only apps of the list', async () => {
    expect(idsOf(await searchTexts(apps.slice(0, 1), 'songs'))).toEqual(exactly(1));
  });

  test('finds an app that has the text as a keyword before those that have it in a text', async () => {
    const list = [
      buildApp({ id: 1, title: 'Wren', description: 'Draws kites.' }),
      buildApp({ id: 2, title: 'Fantail', keywords: ['kites'] }),
    ];
    jest.mocked(parseFile).mockResolvedValue(list.map((app) => ({ ...app, summary: '' })));
    expect(idsOf(await searchTexts(list, 'kites'))).toEqual(exactly(2, 1));
  });

  test('finds names that come near also below a few texts with the same error, but not below a name or a title', async () => {
    const list = [
      buildApp({ id: 1, title: 'Calendar', description: '' }),
      buildApp({ id: 2, title: 'Wren', description: 'Reads a calender.' }),
      buildApp({ id: 3, title: 'Candle', description: '' }),
    ];
    const findIn = async (...others: object[]) => {
      const apps = [...list, ...others.map((other, at) => buildApp({ id: 10 + at, ...other }))];
      jest.mocked(parseFile).mockResolvedValue(apps.map((app) => ({ ...app, summary: '' })));
      catalogueStore.setState(catalogueStore.getInitialState(), true);
      return idsOf(await searchTexts(apps, 'calender'));
    };
    expect(await findIn()).toEqual(exactly(2, 1));
    expect(await findIn({ title: 'Calenders' })).toEqual(exactly(2));
    expect(await findIn({ title: 'Lark', keywords: ['calender'] })).toEqual(exactly(10, 2));
    const texts = Array.from({ length: 3 }, () => ({ title: 'Lark', description: 'A calender.' }));
    expect(await findIn(...texts)).toEqual(exactly(2, 10, 11, 12));
  });

  test('finds four apps that come near', async () => {
    const list = [1, 2, 3, 4, 5].map((id) => buildApp({ id, title: `Quill ${id}` }));
    jest.mocked(parseFile).mockResolvedValue(list.map((app) => ({ ...app, summary: '' })));
    expect(idsOf(await searchTexts(list, 'qiull'))).toEqual({ ids: [1, 2, 3, 4], isNear: true });
  });

  test('finds the others also below titles that fill a page', async () => {
    const page = Array.from({ length: PAGE_SIZE }, (_, id) =>
      buildApp({ id: id + 10, title: `Cargo ${id}` }),
    );
    const list = [...page, buildApp({ id: 1, title: 'Quill', keywords: ['cargo'] })];
    jest.mocked(parseFile).mockResolvedValue(list.map((app) => ({ ...app, summary: '' })));
    expect(idsOf(await searchTexts(list, 'cargo'))).toEqual(exactly(1));
  });

  test('indexes all apps', async () => {
    expect((await search('letters')).ids).toHaveLength(120);
    expect(parseFile).toHaveBeenCalledTimes(1);
  });

  test('fails if the catalogue cannot be loaded, and tries again', async () => {
    requestMock.mockRejectedValueOnce(new Error('offline'));
    await expect(search('songs')).rejects.toThrow('offline');
    expect(await search('songs')).toEqual(exactly(1, 2));
  });
});

describe('of a large catalogue', () => {
  const texts = encodeTextIndex(apps, undefined, 100);
  let folder = 0;
  const shards = () => ({ folder: `/catalogue/${folder}/texts`, count: texts.length });
  const search = async (text: string) => idsOf(await searchTexts(apps.map(toListedApp), text));

  beforeEach(() => {
    // Shards are cached by their URL.
    folder += 1;
    const files = { folder: `/catalogue/${folder}`, appShards: 1, textShards: texts.length };
    jest.mocked(largeFiles).mockReturnValue(files);
    requestMock.mockImplementation(async (url) => texts[Number(/\/(\d+)\.json$/.exec(url)?.[1])] ?? '');
  });

  test('finds the same, and requests the shards of the words, once per visit', async () => {
    expect(await search('player track')).toEqual(exactly(1, 3));
    expect(await search('pla')).toEqual(exactly(3));
    const urls = ['player', 'track'].map((word) => shardUrl(shards(), shardKey(word)));
    expect(requestMock.mock.calls).toEqual([...new Set(urls)].map((url) => [url]));
  });

  test('without texts, finds what the cards have, and requests nothing', async () => {
    jest.mocked(largeFiles).mockReturnValue({ folder: '/catalogue/none', appShards: 1, textShards: 0 });
    expect(await search('playertrack')).toEqual(exactly(2));
    expect(requestMock).not.toHaveBeenCalled();
  });

  test('requests a shard again after a failure', async () => {
    requestMock.mockRejectedValueOnce(new Error('offline'));
    await expect(search('songs')).rejects.toThrow('offline');
    expect(await search('songs')).toEqual(exactly(1, 2));
  });

  test('fails if a host answers with another file', async () => {
    requestMock.mockResolvedValue('<!DOCTYPE html>');
    await expect(search('songs')).rejects.toThrow('The list of apps could not be read.');
  });
});
