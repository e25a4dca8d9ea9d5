import sharp from 'sharp';
import { faviconIco, ICON_FILES, markSvg } from '@/lib/publish/artwork/icons';
import { brand } from '@/lib/site';

test('draws the mark in the colours of the brand', () => {
  expect(markSvg()).toContain(brand.from);
  expect(markSvg()).toContain(brand.to);
});

const PNG_FILES = Object.entries(ICON_FILES).filter(([name]) => name.endsWith('.png'));

test.each(PNG_FILES)('%s is a square of the size in its name', async (name, draw) => {
  const edge = Number(/\d+/.exec(name)?.[0]);
  expect(await sharp(await draw()).metadata()).toMatchObject({ format: 'png', width: edge, height: edge });
});

test.each(['maskable-512.png', 'apple-180.png'] as const)('%s has no transparent corner', async (name) => {
  const { data } = await sharp(await ICON_FILES[name]())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(255);
});

test('favicon.ico has pictures of 16, 32 and 48 pixels', async () => {
  const ico = await faviconIco();
  const widths = [0, 1, 2].map((index) => ico.readUInt8(6 + 16 * index));
  expect([ico.readUInt16LE(4), ...widths]).toEqual([3, 16, 32, 48]);
});
