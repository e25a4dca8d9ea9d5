import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCatalogueLarge } from '@/lib/build/catalogue/card-file';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { readShards, writeShards } from '@/lib/build/catalogue/shards';
import { decodeShard, shardUrl } from '@/lib/catalogue/shards';
import { buildApps } from '../../../../fixtures/apps';

jest.mock('@/lib/build/catalogue/card-file');
jest.mock('@/lib/build/catalogue/read');

const apps = buildApps(250);
let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'shards-'));
  jest.mocked(isCatalogueLarge).mockResolvedValue(true);
  jest.mocked(readCatalogue).mockResolvedValue(apps);
});

afterEach(() => rmSync(out, { recursive: true }));

test('writes each app of a large catalogue to the file of its URL, with its developer', async () => {
  expect(await writeShards(out)).toBe(3);
  const shards = (await readShards())!;
  for (const { id, title } of apps) {
    const shard = decodeShard(JSON.parse(readFileSync(join(out, shardUrl(shards, id)), 'utf8')));
    const app = shard.find((app) => app.id === id);
    expect(app).toMatchObject({ title, summary: 'Sorts letters.', developerSlug: 'fjordline' });
  }
});

test('the URL changes with the content', async () => {
  const before = await readShards();
  jest.mocked(readCatalogue).mockResolvedValue(apps.map((app) => ({ ...app, reviews: 0 })));
  expect((await readShards())?.folder).not.toBe(before?.folder);
});

test('writes nothing for an ordinary catalogue', async () => {
  jest.mocked(isCatalogueLarge).mockResolvedValue(false);
  expect(await readShards()).toBeNull();
  expect(await writeShards(out)).toBe(0);
  expect(readdirSync(out)).toEqual([]);
});

test('development loads the whole catalogue', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(await readShards()).toBeNull();
});
