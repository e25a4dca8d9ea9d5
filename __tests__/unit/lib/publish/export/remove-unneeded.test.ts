import { readdirSync } from 'node:fs';
import { removeUnneeded } from '@/lib/publish/export/remove-unneeded';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

const SITE = { hasOrigin: true, hasFeeds: true };

let out: TemporaryFolder;
beforeEach(() => {
  out = temporaryFolder();
});

const write = (...paths: string[]) => out.write(Object.fromEntries(paths.map((path) => [path, ''])));

/** Of files and folders. */
const names = () =>
  readdirSync(out.path, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

test('removes payloads for a prefetch that Next writes into folders on Windows', async () => {
  write('apps.txt', 'apps/__next.apps/__PAGE__.txt', 'apps/1.txt', 'apps/1/__next.apps/1/__PAGE__.txt');
  await removeUnneeded(out.path, SITE);
  expect(names()).toEqual(['apps', 'apps.txt', 'apps/1.txt']);
});

test('removes what only the Pages Router loads', async () => {
  write('_next/static/3f/_buildManifest.js', '_next/static/3f/_ssgManifest.js', '_next/static/chunks/a.js');
  await removeUnneeded(out.path, SITE);
  expect(names()).toEqual(['_next', '_next/static', '_next/static/chunks', '_next/static/chunks/a.js']);
});

test('removes the same files of an export with folders', async () => {
  write('404.html', '404/index.html', '_not-found/index.html', '_not-found/index.txt', 'offline/index.html');
  write('offline/index.txt', 'apps/appdetails/_none/index.html', 'apps/appdetails/_none/index.txt');
  write('apps/index.html', 'apps/index.txt', 'apps/__next._tree.txt', 'apps/appdetails/7/index.html');
  await removeUnneeded(out.path, SITE);
  expect(names()).toEqual([
    '404.html',
    'apps',
    'apps/appdetails',
    'apps/appdetails/7',
    'apps/appdetails/7/index.html',
    'apps/index.html',
    'apps/index.txt',
    'offline',
    'offline/index.html',
  ]);
});

test('removes the placeholder pages of an empty catalogue', async () => {
  write('apps.html', 'apps/appdetails/_none.html', 'apps/appdetails/_none.txt', 'apps/page/_none.html');
  write('apps/developers/_none.html', 'apps/developers/none.html', 'apps/categories/_none.html');
  await removeUnneeded(out.path, SITE);
  expect(names()).toEqual(['apps', 'apps.html', 'apps/developers', 'apps/developers/none.html']);
});

test('removes files with absolute URLs if there is no origin', async () => {
  write('sitemap.xml', 'opensearch.xml', 'robots.txt');
  await removeUnneeded(out.path, SITE);
  expect(names()).toEqual(['opensearch.xml', 'robots.txt', 'sitemap.xml']);
  await removeUnneeded(out.path, { hasOrigin: false, hasFeeds: false });
  expect(names()).toEqual(['robots.txt']);
});

test('removes the feeds of a site that has none', async () => {
  write('feed.xml', 'feeds/new.xml', 'sitemap.xml');
  await removeUnneeded(out.path, SITE);
  expect(names()).toEqual(['feed.xml', 'feeds', 'feeds/new.xml', 'sitemap.xml']);
  await removeUnneeded(out.path, { hasOrigin: true, hasFeeds: false });
  expect(names()).toEqual(['sitemap.xml']);
});

test('removes what macOS, Windows and a killed editor have left in public/', async () => {
  write('appsData.json', 'appsData.json.partial', 'pictures/quill.svg', 'pictures/quill.SVG.partial');
  write('.DS_Store', 'pictures/.DS_Store', 'pictures/old/Thumbs.db', 'manual.partial');
  await removeUnneeded(out.path, SITE);
  expect(names()).toEqual(['appsData.json', 'manual.partial', 'pictures', 'pictures/quill.svg']);
});

test('keeps the files of the owner, whatever their names are', async () => {
  const own = ['feed.xml', 'notes/__next.txt', 'offline.txt', 'sitemap.xml'];
  write(...own, 'pictures/.DS_Store');
  await removeUnneeded(
    out.path,
    { hasOrigin: false, hasFeeds: false },
    new Set([...own, 'pictures/.DS_Store']),
  );
  expect(names()).toEqual(['feed.xml', 'notes', 'notes/__next.txt', 'offline.txt', 'sitemap.xml']);
});
