/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCatalogue } from '@/lib/editor/check/check';
import { imageFiles } from '@/lib/editor/check/image-files';

let root: string;

/** The beginning of a PNG, which tells its size. */
function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** The beginning of a JPEG with a frame header. */
function jpeg(width: number, height: number): Buffer {
  const head = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0001108000000000301220002110103110100ffd9',
    'hex',
  );
  head.writeUInt16BE(height, 25);
  head.writeUInt16BE(width, 27);
  return head;
}

/** A lossless WebP's beginning. */
function webp(width: number, height: number): Buffer {
  const head = Buffer.from('52494646240000005745425056503820180000003001009d012a00000000000000000000', 'hex');
  head.writeUInt16LE(width, 26);
  head.writeUInt16LE(height, 28);
  return head;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(root, 'icons'));
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['SVG', 'q.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>')],
  ['SVG that has a view box alone', 'q.svg', Buffer.from('<svg viewBox="0 0 64 32"></svg>')],
  ['PNG', 'q.png', png(64, 32)],
  ['JPEG', 'q.jpg', jpeg(64, 32)],
  ['WebP', 'q.webp', webp(64, 32)],
])('measures an image that is %s', (_title, name, bytes) => {
  writeFileSync(join(root, 'icons', name), bytes);
  expect(imageFiles(root)(`/icons/${name}`)).toEqual({ bytes: bytes.length, width: 64, height: 32 });
});

test('knows the weight alone of a file that is no image', () => {
  writeFileSync(join(root, 'q.txt'), 'four');
  expect(imageFiles(root)('/q.txt')).toEqual({ bytes: 4 });
});

test('tells how the disk spells a path that differs in case, folders included', () => {
  writeFileSync(join(root, 'icons', 'Quill.png'), png(8, 8));
  expect(imageFiles(root)('/Icons/quill.PNG')).toMatchObject({ actualPath: '/icons/Quill.png', width: 8 });
});

test.each([
  '/icons/none.svg',
  '/none/q.svg',
  '/icons',
  '/',
  '/../secret',
  '/icons/../q.png',
  '/icons/q.png/',
])('finds no file at %s', (path) => {
  writeFileSync(join(root, 'icons', 'q.png'), png(8, 8));
  expect(imageFiles(root)(path)).toBeNull();
});

test('the sample catalogue has no errors and, but for a title that is long on purpose, no warnings', () => {
  const diagnostics = checkCatalogue(readFileSync('public/appsData.json', 'utf8'), {
    image: imageFiles('public'),
  });
  expect(diagnostics).toMatchObject([{ severity: 'warning', path: [14, 'title'] }]);
});
