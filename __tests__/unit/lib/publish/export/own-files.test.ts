import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkOwnFiles, ownFiles, WRITTEN } from '@/lib/publish/export/own-files';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let root: TemporaryFolder;
beforeEach(() => {
  root = temporaryFolder();
});

test('the files of the owner are those of public/, but for those that the build adds to', async () => {
  root.write({ 'public/google1f.html': 'x', 'public/pictures/q.svg': 'x', 'public/_headers': 'x' });
  root.write({ 'out/google1f.html': 'x', 'out/_headers': 'generated' });
  expect([...(await ownFiles(root.path, join(root.path, 'out')))]).toEqual([
    'google1f.html',
    'pictures/q.svg',
  ]);
});

test.each(['<!DOCTYPE html>', 'Page'])(
  'files whose paths are those of pages are an error that names them all, and says what to do: %s',
  async (page) => {
    for (const path of ['apps.html', 'favicons/icon.svg', 'index.html'])
      root.write({ [`public/${path}`]: 'Mine', [`out/${path}`]: page });
    await expect(ownFiles(root.path, join(root.path, 'out'))).rejects.toThrow(
      /^public\/apps\.html has the path of a file that the build writes\. Rename it, or remove it and run npm run build again\.\npublic\/favicons\/icon\.svg has .*\npublic\/index\.html has .*$/,
    );
  },
);

test('what the system writes while a build runs is no error', async () => {
  root.write({ 'public/pictures/.DS_Store': 'new', 'out/pictures/.DS_Store': 'old' });
  expect([...(await ownFiles(root.path, join(root.path, 'out')))]).toEqual([]);
});

test('a file that the build replaces on purpose is no error', async () => {
  root.write({ 'public/pictures/q.svg': 'x', 'out/pictures/q.svg': 'in a frame' });
  const replaced = new Set(['pictures/q.svg']);
  expect([...(await ownFiles(root.path, join(root.path, 'out'), replaced))]).toEqual(['pictures/q.svg']);
});

describe('before the build', () => {
  test('links to no file are an error that names them all', async () => {
    root.write({ 'public/pictures/q.svg': 'x' });
    for (const [target, link] of [
      ['user@host.1234', '.#appsData.json'],
      ['q.svg', 'pictures/link.svg'],
      ['nowhere', 'pictures/link.png'],
      ['loop.png', 'pictures/loop.png'],
    ] as const)
      symlinkSync(target, join(root.path, 'public', link));
    const found = await checkOwnFiles(root.path).catch((error: Error) => error.message.split('\n'));
    expect(found).toEqual(
      ['.#appsData.json', 'pictures/link.png', 'pictures/loop.png'].map(
        (path) =>
          `public/${path} is a link to a file that does not exist. Remove the link, or add the file. A text editor can make such a link while a file has unsaved changes: save that file.`,
      ),
    );
  });

  test('files that each build writes are an error that names them all', async () => {
    root.write({ 'public/404.html': 'x', 'public/pictures/404.html': 'x', 'public/robots.txt': 'x' });
    const found = await checkOwnFiles(root.path).catch((error: Error) => error.message.split('\n'));
    expect(found).toEqual([
      'public/404.html has the path of a file that the build writes. Rename it, or remove it and run npm run build again.',
      'public/robots.txt has the path of a file that the build writes. Rename it, or remove it and run npm run build again.',
    ]);
  });

  test('those are the files of the routes, among others', () => {
    const routes = readdirSync('app').filter((name) => existsSync(join('app', name, 'route.ts')));
    expect(routes).not.toEqual([]);
    expect(WRITTEN).toEqual(expect.arrayContaining(routes));
  });
});
