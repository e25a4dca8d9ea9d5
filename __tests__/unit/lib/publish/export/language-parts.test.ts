import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addParts, keepPart } from '@/lib/publish/export/language-parts';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});

const out = () => join(folder.path, 'out');
const kept = () => join(folder.path, 'kept');
const filesOfOut = () =>
  folder
    .files()
    .filter((path) => path.startsWith('out/'))
    .map((path) => path.slice(4));

/** An export, with a file of the owner, and what the build writes for all languages. */
function exportPages(text: string): void {
  const names = [
    'index.html',
    'sw.js',
    'share/home.jpg',
    'favicons/icon.svg',
    'pictures/a.svg',
    'licences.txt',
  ];
  folder.write(Object.fromEntries(names.map((name) => [`out/${name}`, text])));
}

const OWN = new Set(['pictures/a.svg']);

test('each language is below its path', async () => {
  for (const language of ['de', 'ar']) {
    exportPages(language);
    await keepPart(out(), kept(), language, OWN);
    expect(existsSync(out())).toBe(false);
  }
  exportPages('en');
  await addParts(out(), kept(), ['de', 'ar']);
  const own = ['index.html', 'share/home.jpg', 'sw.js'];
  const shared = ['favicons/icon.svg', 'licences.txt', 'pictures/a.svg'];
  expect(filesOfOut()).toEqual(
    [...own, ...shared, ...own.map((name) => `de/${name}`), ...own.map((name) => `ar/${name}`)].sort(),
  );
  expect(folder.read('out/index.html')).toBe('en');
  expect(folder.read('out/de/index.html')).toBe('de');
});

test('a folder of the owner at the path of a language stops the build', async () => {
  exportPages('en');
  folder.write({ 'out/de/map.svg': '' });
  await expect(addParts(out(), kept(), ['de'])).rejects.toThrow(
    'public/de has the path of the pages of a language. Rename it, and run npm run build again.',
  );
});
