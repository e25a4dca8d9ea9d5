import fs, { symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { imageFiles, pictureFiles } from '@/lib/files/image-files';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../../fixtures/valid-app';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});

const RULES = { 'unused-pictures': 'warning' } as const;

/** The pictures that a check reports. */
function unused(apps: object[], rules: Parameters<typeof checkCatalogue>[1] = { rules: RULES }): string[] {
  return checkCatalogue(JSON.stringify(apps), { ...rules, pictures: () => pictureFiles(folder.path) })
    .filter(({ rule }) => rule === 'unused-pictures')
    .map(({ message }) => /"public\/pictures\/(.*)"/.exec(message)?.[1] ?? message);
}

const write = (...names: string[]) =>
  folder.write(Object.fromEntries(names.map((name) => [`pictures/${name}`, 'x'])));

test('is off unless a project turns it on', () => {
  write('old.svg');
  expect(unused([buildValidApp()], {})).toEqual([]);
  expect(unused([buildValidApp()])).toEqual(['old.svg']);
});

test('names the files that are neither an icon nor a screenshot, in any folder', () => {
  write('q.svg', 'café.png', 'old.svg', 'shots/q-1.png', 'shots/q-2.png');
  const screenshots = [{ image: 'http://site.invalid/pictures/shots/../shots/q-1.png?2', alt: 'A list' }];
  const apps = [
    buildValidApp({ image: '/pictures/q.svg', screenshots }),
    // A Mac stores the accent as a character.
    buildValidApp({ id: 2, image: '/pictures/cafe%CC%81.png' }),
  ];
  expect(unused(apps)).toEqual(['old.svg', 'shots/q-2.png']);
});

test('a picture of an invalid field is used', () => {
  write('q-1.png', 'q-2.png');
  const screenshots = [{ image: '/pictures/q-1.png', alt: 3 }, '/pictures/q-2.png'];
  expect(unused([buildValidApp({ screenshots })])).toEqual([]);
});

test('ignores what programs leave in folders', () => {
  write('.DS_Store', 'old/Thumbs.db', '.gitkeep', 'q.png.partial');
  expect(unused([buildValidApp()])).toEqual([]);
});

test('follows no links and reads no file', () => {
  write('film.mp4', 'shots/q.svg');
  truncateSync(join(folder.path, 'pictures', 'film.mp4'), 3e9);
  symlinkSync(join(folder.path, 'pictures'), join(folder.path, 'pictures', 'loop'), 'junction');
  expect(unused([buildValidApp()])).toEqual(['film.mp4', 'shots/q.svg']);
});

test('a folder that cannot be read is named with the remedy', () => {
  write('old.svg');
  const denied = jest.spyOn(fs, 'readdirSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  });
  expect(() => pictureFiles(folder.path)).toThrow(
    `The folder ${join(folder.path, 'pictures')} cannot be read because of its permissions. Make it readable, then try again.`,
  );
  denied.mockRestore();
});

test('a project without the folder has none', () => {
  expect(unused([buildValidApp()])).toEqual([]);
});

test('a script in an SVG file is reported once, also in a file that no app uses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script/></svg>';
  folder.write({ 'pictures/q.svg': svg, 'pictures/old.svg': svg, 'pictures/notes.txt': svg });
  const options = { image: imageFiles(folder.path), pictures: () => pictureFiles(folder.path) };
  const found = checkCatalogue(JSON.stringify([buildValidApp({ image: '/pictures/q.svg' })]), options);
  expect(found.filter(({ rule }) => rule === 'image-script').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^has the file "public\/pictures\/old\.svg", which contains a script/),
    expect.stringMatching(/^is an SVG file that contains a script/),
  ]);
});
