/** @jest-environment node */
import sharp from 'sharp';
import { faviconIco, ICON_FILES, markSvg } from '@/lib/build/artwork/icons';
import { brand } from '@/lib/site';

test('draws the mark in the colours of the brand', () => {
  expect(markSvg()).toContain(brand.from);
  expect(markSvg()).toContain(brand.to);
});

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['maskable-512.png', 512],
  ['apple-180.png', 180],
] as const)('%s is a square of %d pixels', async (name, edge) => {
  const { format, width, height } = await sharp(await ICON_FILES[name].render()).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: edge, height: edge });
});

test.each(['maskable-512.png', 'apple-180.png'] as const)('%s has no transparent corner', async (name) => {
  const { data } = await sharp(await ICON_FILES[name].render())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(255);
});

test('favicon.ico has 16, 32 and 48 pixels', async () => {
  const ico = await faviconIco();
  expect([0, 1, 2].map((index) => ico.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
});
