import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkFiles } from '@/lib/build/export/check-files';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
  write(
    ...['404.html', 'offline.html', 'index.html', 'index.txt', 'apps/one.html', 'apps/one.txt'],
    ...['_next/static/chunks/a.js', '_next/static/media/f.woff2', 'favicon.ico', 'favicons/icon.svg'],
    ...['illustrations/hero.svg', 'manifest.webmanifest', 'robots.txt', 'sw.js'],
  );
  folder.write({ 'public/security.txt': '', 'out/security.txt': '' });
});
afterEach(() => folder.remove());

function write(...paths: string[]): void {
  folder.write(Object.fromEntries(paths.map((path) => [`out/${path}`, ''])));
}

const check = () => checkFiles(join(folder.path, 'out'), join(folder.path, 'public'));

test('accepts pages with their payloads, hashed files, those of routes and those of public/', async () => {
  await expect(check()).resolves.toBeUndefined();
});

test.each(routeFiles())('accepts the file of a route handler: %s', async (path) => {
  write(path);
  await expect(check()).resolves.toBeUndefined();
});

/** The files of the route handlers, with a name for each parameter. */
function routeFiles(): string[] {
  const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /[\\/]route\.tsx?$/.test(path))
    .map((path) => dirname(path).replaceAll('\\', '/'));
  return folders.map((folder) => folder.replace('[name]', 'a.svg'));
}

test.each([
  'apps/__segments._tree.txt',
  'apps/one.segments/_tree.segment.rsc',
  'apps/one.rsc',
  'offline.txt',
  '404.txt',
  '_not_found.html',
  '_not_found.txt',
  '_global-error.html',
  '_next/data/index.json',
  'server.json',
])('fails for a file of Next with an unknown name: %s', async (path) => {
  write(path);
  await expect(check()).rejects.toThrow(`${path}: is no page, payload or other known file.`);
});

test('fails for a page without a payload of the name that the router requests', async () => {
  write('apps/two.html');
  await expect(check()).rejects.toThrow('apps/two.txt: is missing, which the router requests.');
});
