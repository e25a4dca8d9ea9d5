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

test('favicon.ico contains bitmaps of 16, 32 and 48 pixels', async () => {
  const ico = await faviconIco();
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, edge] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([edge, edge]);
    // A bitmap starts with the 40 bytes of its header, the width in the second four.
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    expect([ico.readUInt32LE(offset), ico.readUInt32LE(offset + 4)]).toEqual([40, edge]);
    expect(offset + length).toBeLessThanOrEqual(ico.length);
  }
});
