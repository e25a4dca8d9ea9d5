import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_PATH } from '@/lib/editor/protocol';
import { folder, hash, json, SVG } from '../../../../fixtures/editor-server';
import { HEIC } from '../../../../fixtures/pictures';

/** Sends a file, as a browser does. */
const prepare = (file: string | Buffer, name: object = {}) =>
  json('POST', `${PICTURE_PATH}?${new URLSearchParams({ title: 'Quill', kind: 'icon', ...name })}`, {
    body: file,
  });

const drawing = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });
type Prepared = Awaited<ReturnType<typeof prepare>>;
const contentOf = ({ body }: Prepared) => Buffer.from(body.base64, 'base64');
const pathOf = (prepared: Prepared, extension: string) =>
  `/pictures/quill-${hash(contentOf(prepared)).slice(0, 8)}.${extension}`;

test('leaves an SVG file as it is, and writes nothing', async () => {
  const before = folder.files();
  expect(await prepare(SVG, { title: 'Bird’s Nest & Co: Café' })).toEqual({
    status: 200,
    body: {
      path: `/pictures/birds-nest-co-cafe-${hash(SVG).slice(0, 8)}.svg`,
      base64: Buffer.from(SVG).toString('base64'),
      facts: { bytes: SVG.length, width: 8, height: 8 },
    },
  });
  expect(folder.files()).toEqual(before);
});

test.each([
  ['with a long comment first', `<!-- ${'long '.repeat(300)} -->${SVG}`],
  ['in UTF-16', Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${SVG}`, 'utf16le')],
])('takes an SVG file %s', async (_title, content) => {
  const prepared = await prepare(content);
  expect(prepared).toMatchObject({ status: 200, body: { path: pathOf(prepared, 'svg') } });
  expect(prepared.body.facts).not.toHaveProperty('isUnreadable');
});

test('resizes a large one, whole, in its format', async () => {
  const png = await prepare(await drawing(1000, 500).png().toBuffer());
  expect(png.body).toMatchObject({ path: pathOf(png, 'png'), facts: { width: 512, height: 256 } });
  expect(await sharp(contentOf(png)).metadata()).toMatchObject({ format: 'png', width: 512, height: 256 });
  const jpeg = await prepare(await drawing(40).jpeg().toBuffer());
  expect(jpeg.body).toMatchObject({ path: pathOf(jpeg, 'jpg'), facts: { width: 40, height: 40 } });
  expect(await sharp(contentOf(jpeg)).metadata()).toMatchObject({ format: 'jpeg' });
});

test.each([
  ['icon', 1080, 2400, 230, 512],
  ['screenshot', 1080, 2400, 1080, 2400],
  ['screenshot', 2560, 1440, 1152, 648],
  ['screenshot', 1000, 9216, 500, 4608],
])('resizes a %s of %i × %i px to %i × %i', async (kind, from, fromHeight, width, height) => {
  const { body } = await prepare(await drawing(from, fromHeight).png().toBuffer(), { kind });
  expect(body.facts).toMatchObject({ width, height });
});

test('turns a photo as its metadata say, and removes them', async () => {
  const photo = await drawing(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Wren' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { width, height, exif } = await sharp(contentOf(await prepare(photo))).metadata();
  expect([width, height, exif]).toEqual([20, 40, undefined]);
});

test.each([
  ['app', '鳥の巣'],
  [`${'wren-'.repeat(9)}wre`, 'Wren '.repeat(40)],
  ['lodz-aero-strasse', 'ŁÓDŹ Æro Straße'],
])('names it by its title, as in %s, and its content', async (slug, title) => {
  const blue = SVG.replace('/>', ' fill="blue"/>');
  for (const content of [SVG, blue])
    expect((await prepare(content, { title })).body.path).toBe(
      `/pictures/${slug}-${hash(content).slice(0, 8)}.svg`,
    );
});

test.each<[string, () => Promise<string | Buffer> | string | Buffer, string]>([
  [
    'an SVG file with a script',
    () => SVG.replace('/>', ' onload="alert()"/>'),
    'The SVG file contains a script ("onload=")',
  ],
  [
    'a compressed SVG file',
    () => gzipSync(SVG),
    'The SVG file is damaged or compressed. Save it again as plain SVG.',
  ],
  [
    'half an SVG file after a long comment',
    () => `<!-- ${'long '.repeat(300)} --><svg xmlns="http://www.w3.org/2000/svg"><path d="M0`,
    'The SVG file is damaged or compressed.',
  ],
  ['a photo of a phone', () => HEIC, 'of the format heif. Use an SVG, PNG or JPEG file.'],
  ['a text', () => 'not a picture', 'The file is not a picture. Use an SVG, PNG or JPEG file.'],
  ['HTML', () => `<html><body>${SVG}</body></html>`, 'The file is not a picture.'],
  [
    'half a PNG file',
    async () => (await drawing(80).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    'The file is damaged, or has more than 100 million pixels.',
  ],
  [
    'too many pixels',
    async () => {
      const png = await drawing(8).png().toBuffer();
      for (const offset of [16, 20]) png.writeUInt32BE(20_000, offset);
      png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
      return png;
    },
    'The file is damaged, or has more than 100 million pixels.',
  ],
])('refuses %s', async (_title, content, reason) => {
  const { status, body } = await prepare(await content());
  expect([status, body.error]).toEqual([400, expect.stringContaining(reason)]);
});

test('refuses more than 20 MB', async () => {
  expect(await prepare(Buffer.alloc(20_000_001))).toEqual({
    status: 413,
    body: { error: 'The request has more than 20 MB. Use a smaller file.' },
  });
});
