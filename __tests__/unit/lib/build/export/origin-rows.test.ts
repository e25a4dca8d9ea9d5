import { join } from 'node:path';
import { originRows } from '@/lib/build/export/origin-rows';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let root: TemporaryFolder;
beforeEach(() => {
  root = temporaryFolder();
  root.write({ 'public/appsData.json': '[]' });
});
afterEach(() => root.remove());

const rows = (workerModules = {}) =>
  originRows({
    out: join(root.path, 'out'),
    maps: join(root.path, 'maps'),
    publicFolder: join(root.path, 'public'),
    workerModules,
  });

test('each file is in one row, largest first', async () => {
  root.write({
    'out/index.html': '<p>12345678901234</p>',
    'out/index.txt': '1234567890123456',
    'out/appsData.json': '123456789012',
    'out/_next/static/catalogue/a.json': '1',
    'out/_next/static/media/a.woff2': '12345678901',
    'out/share/home.jpg': '1234567890',
    'out/icons/a.svg': '12345',
    'out/favicon.ico': '1234',
    'out/licences.txt': '12345678',
    'out/robots.txt': '1234',
    'out/_headers': '123',
    'out/verification.txt': '123456',
    'public/verification.txt': '123456',
  });
  expect((await rows()).map(({ name, files, bytes }) => [name, files, bytes])).toEqual([
    ['pages', 1, 21],
    ['payloads for navigations', 1, 16],
    ['catalogue', 2, 13],
    ['fonts', 1, 11],
    ['share pictures', 1, 10],
    ['icons and images', 2, 9],
    ['licences', 1, 8],
    ['for hosts, browsers and crawlers', 2, 7],
    ['other files of public/', 1, 6],
  ]);
});

test('divides scripts by their source maps and the worker by its modules', async () => {
  const map = {
    version: 3,
    sources: ['turbopack:///[project]/app/a.ts', 'turbopack:///[project]/node_modules/zod/a.js'],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA,GCAA',
  };
  root.write({
    'out/_next/static/chunks/1.js': 'aaazz',
    'out/_next/static/chunks/2.js': 'aaa',
    'out/_next/static/build/_buildManifest.js': 'manifest',
    'out/sw.js': '123456789',
    'maps/_next/static/chunks/1.js.map': JSON.stringify(map),
    'maps/_next/static/chunks/2.js.map': JSON.stringify(map),
  });
  const worker = { 'lib/offline/worker.ts': 2, 'node_modules/idb/a.js': 3, 'node_modules/idb/b.js': 1 };
  expect(await rows(worker)).toEqual([
    {
      name: 'scripts',
      files: 3,
      bytes: 16,
      parts: [
        { name: 'framework: next', bytes: 8 },
        { name: 'our code', bytes: 6 },
        { name: 'library: zod', bytes: 2 },
      ],
    },
    {
      name: 'service worker',
      files: 1,
      bytes: 9,
      parts: [
        { name: 'library: idb', bytes: 4 },
        { name: 'framework: bundler, list of files', bytes: 3 },
        { name: 'our code', bytes: 2 },
      ],
    },
  ]);
});

test.each(['notes.txt', 'data.bin', '_next/data.json', 'apps/__next._tree.txt'])(
  'fails for a file of unknown origin: %s',
  async (path) => {
    root.write({ [`out/${path}`]: '1' });
    await expect(rows()).rejects.toThrow(`${path}: is of unknown origin.`);
  },
);

test('fails for a chunk of another build than the source maps', async () => {
  root.write({ 'out/_next/static/chunks/1.js': '1' });
  await expect(rows()).rejects.toThrow('_next/static/chunks/1.js: has no source map. Run npm run build.');
});

test('fails for a file whose bytes are not text', async () => {
  root.write({ 'out/index.html': Buffer.from([0xff, 0xfe]) });
  await expect(rows()).rejects.toThrow('index.html: its parts have 6 of its 2 bytes.');
});
