import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeCards } from '@/lib/catalogue/card-file';
import {
  appShards,
  cardsUrl,
  formatLargeFiles,
  parseLargeFiles,
  textShards,
} from '@/lib/catalogue/large-files';
import { findInIndex } from '@/lib/catalogue/search/find-in-index';
import { decodeTextShard, shardKey } from '@/lib/catalogue/search/text-shards';
import { decodeShard, shardUrl } from '@/lib/catalogue/shards';
import { toCardApp } from '@/lib/catalogue/summary';
import { toListedApp } from '@/lib/catalogue/views';
import { readLargeFiles, toListingCards, writeLargeFiles } from '@/lib/publish/catalogue/large';
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
  expect(await writtenCards()).toEqual(apps.map((app) => ({ ...toListedApp(app), ...toCardApp(app) })));
});

test('a card says which of its texts are in another language than the page, also of those in its form and filters', async () => {
  const untranslated = { summary: 'en', 'categories.0': 'en', description: 'en' };
  const lacking = apps.map((app) => ({ ...app, summary: 'Tidy.', categories: ['Games'], untranslated }));
  jest.mocked(readCatalogue).mockReturnValue(lacking);
  const [card] = await writtenCards();
  expect(card).toMatchObject({ untranslated: { summary: 'en', 'categories.0': 'en' } });
});

test('cards have their summaries up to 500 kB of all cards, or twice as many without pictures, however long the descriptions are', async () => {
  const summaryOf = async (count: number, hasPictures = true) => {
    const described = buildApps(count).map(({ image, ...app }) => ({
      ...app,
      ...(hasPictures && { image }),
      summary: 'x'.repeat(90),
      description: 'Sorts letters. '.repeat(20),
    }));
    jest.mocked(readCatalogue).mockReturnValue(described);
    const [[first], [listed]] = [await writtenCards(), toListingCards(described)];
    expect(first?.summary).toBe(listed?.summary);
    expect(await writeLargeFiles(out())).toBe(listed?.summary !== undefined);
    return listed?.summary;
  };
  expect(await summaryOf(1000)).toBe('x'.repeat(90));
  expect(await summaryOf(3000)).toBeUndefined();
  expect(await summaryOf(3000, false)).toBe('x'.repeat(90));
  expect(await summaryOf(6000, false)).toBeUndefined();
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

test.each([{ reviews: 0 }, { version: '2' }, { keywords: ['new'] }])(
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
