import { decodedImageFiles } from '@/lib/files/decodable';
import { drawing, HEIC } from '../../../fixtures/pictures';
import { type TemporaryFolder, temporaryFolder } from '../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../fixtures/valid-app';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Whether the check can read an image. */
async function isReadable(name: string, content: string | Buffer): Promise<boolean | undefined> {
  const image = `/pictures/${name}`;
  folder.write({ [`pictures/${name}`]: content });
  const text = JSON.stringify([buildValidApp({ screenshots: [{ image, alt: 'A list' }] })]);
  const facts = (await decodedImageFiles(folder.path, text))(image);
  return facts ? !facts.isUnreadable : undefined;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8"/></svg>';
const start = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, 0.6 * (await bytes).length);

test.each<[string, string, () => Promise<Buffer> | string]>([
  ['a PNG file', 'q.png', () => drawing(40).png().toBuffer()],
  ['a JPEG file', 'q.JPG', () => drawing(40).jpeg().toBuffer()],
  ['a WebP file as JPEG, which browsers recognize', 'q.jpeg', () => drawing(40).webp().toBuffer()],
  ['a WebP file', 'q.webp', () => drawing(40).webp().toBuffer()],
  ['an AVIF file', 'q.avif', () => drawing(40).avif({ effort: 0 }).toBuffer()],
  ['a GIF file', 'q.gif', () => drawing(40).gif().toBuffer()],
  ['an SVG file', 'q.svg', () => SVG],
  [
    'an SVG file with a warning, as of old drawing programs',
    'q.svg',
    () => SVG.replace('<path', '<x xmlns="ns_x;"/><path'),
  ],
  ['an SVG file without a size', 'q.svg', () => SVG.replace(/ width.*?>/, '>')],
])('%s can be decoded', async (_title, name, content) => {
  expect(await isReadable(name, await content())).toBe(true);
});

test.each<[string, string, () => Promise<Buffer> | Buffer | string]>([
  ['a JPEG file that is cut off', 'q.jpg', () => start(drawing(40).jpeg().toBuffer())],
  ['a progressive one', 'q.jpg', () => start(drawing(40).jpeg({ progressive: true }).toBuffer())],
  ['a PNG file that is cut off', 'q.png', () => start(drawing(40).png().toBuffer())],
  ['a WebP file that is cut off', 'q.webp', () => start(drawing(40).webp().toBuffer())],
  ['an SVG file that is cut off', 'q.svg', () => SVG.slice(0, -10)],
  ['a photo of a phone that is named JPEG', 'q.jpg', () => HEIC],
  ['a TIFF file that is named JPEG', 'q.jpg', () => drawing(40).tiff().toBuffer()],
  ['an SVG file that is named PNG', 'q.png', () => SVG],
  ['HTML that is named SVG', 'q.svg', () => '<!doctype html><title>Not found</title>'],
])('%s cannot be decoded', async (_title, name, content) => {
  expect(await isReadable(name, await content())).toBe(false);
});
