import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeCards } from '@/lib/catalogue/card-file';
import { cardsUrl, formatLargeFiles, parseLargeFiles } from '@/lib/catalogue/large-files';
import { findInIndex } from '@/lib/catalogue/search/find-in-index';
import { decodeTextShard, shardKey } from '@/lib/catalogue/search/text-shards';
import { appShards, decodeShard, shardUrl, summariesUrl, textShards } from '@/lib/catalogue/shards';
import { toCardApp } from '@/lib/catalogue/summary';
import { toListedApp } from '@/lib/catalogue/views';
import { readLargeFiles, writeLargeFiles } from '@/lib/publish/catalogue/large';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { buildApps } from '../../../../fixtures/apps';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

jest.mock('@/lib/publish/catalogue/read');

const apps = buildApps(250);
let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  folder.write({ 'public/appsData.json': ' '.repeat(500_001) });
  jest.mocked(readCatalogue).mockReturnValue(apps);
});

const out = () => join(folder.path, 'out');

/** The files, as a page tells the browser. */
const told = () => parseLargeFiles(formatLargeFiles(readLargeFiles()));

const read = (url: string) => readFileSync(join(out(), url), 'utf8');

const writtenCards = async () => {
  await writeLargeFiles(out());
  return decodeCards(read(cardsUrl(told())));
};

test('writes the cards of a large catalogue to the file of their URL', async () => {
  expect(await writtenCards()).toEqual(apps.map(toListedApp));
});

test('a card says which of its texts are in another language than the page, also of those in its form and filters', async () => {
  const untranslated = { summary: 'en', 'categories.0': 'en', description: 'en' };
  const lacking = apps.map((app) => ({ ...app, summary: 'Tidy.', categories: ['Games'], untranslated }));
  jest.mocked(readCatalogue).mockReturnValue(lacking);
  const [card] = await writtenCards();
  expect(card).toMatchObject({ untranslated: { summary: 'en', 'categories.0': 'en' } });
});

test('writes the summaries of the cards to files of a hundred, in the order of the catalogue', async () => {
  await writeLargeFiles(out());
  const files = [0, 1, 2].map((index) => JSON.parse(read(summariesUrl(told()!, index))));
  expect(files.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(files.flat()).toEqual(apps.map((app) => toCardApp(app).summary));
});

test('writes each app of a large catalogue to the shard of its URL, with its developer', async () => {
  await writeLargeFiles(out());
  const shards = appShards(told()!);
  for (const { id, title } of apps) {
    const app = decodeShard(JSON.parse(read(shardUrl(shards, id)))).find((app) => app.id === id);
    expect(app).toMatchObject({ title, introduction: 'Sorts letters.', developerSlug: 'fjordline' });
  }
});

test('writes the index of the texts of a large catalogue to the shards of their URLs', async () => {
  const shards = textShards(told()!);
  await writeLargeFiles(out());
  const load = async (word: string) => decodeTextShard(JSON.parse(read(shardUrl(shards, shardKey(word)))));
  expect((await findInIndex('sorts letters', new Map(), undefined, load)).weights.size).toBe(250);
});

test.each([{ reviews: 0 }, { version: '2' }, { summary: 'Tidy.' }, { keywords: ['new'] }])(
  'the URLs change with %o',
  async (change) => {
    const before = told();
    jest.mocked(readCatalogue).mockReturnValue(apps.map((app) => ({ ...app, ...change })));
    expect(told()?.folder).not.toBe(before?.folder);
  },
);

/** An ordinary catalogue has no further files, and its own URL. */
async function expectOrdinary() {
  expect(readLargeFiles()).toBeNull();
  expect(told()).toBeNull();
  expect(cardsUrl(null)).toBe('/appsData.json');
  await writeLargeFiles(out());
  expect(() => readFileSync(out())).toThrow('ENOENT');
}

test('writes nothing for an ordinary catalogue', async () => {
  folder.write({ 'public/appsData.json': ' '.repeat(500_000) });
  await expectOrdinary();
});

test('development loads the whole catalogue', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  await expectOrdinary();
});
