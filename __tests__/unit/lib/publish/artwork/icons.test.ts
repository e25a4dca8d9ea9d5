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

/** The colour of the last pixel: red, green, blue and opacity. */
async function lastCorner(picture: Buffer): Promise<number[]> {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
  return [...pixels.subarray(-4)];
}

test.each(['maskable-512.png', 'apple-180.png'] as const)('%s has no transparent corner', async (name) => {
  expect((await lastCorner(await ICON_FILES[name]()))[3]).toBe(255);
});

test('a mark of another size has round corners, or a margin', async () => {
  const filled = { size: 20, radius: 5, bird: 'M0 0h20v20H0z', moor: '', fullMoor: '', moorOpacity: 0 };
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/mark', () => ({ mark: { ...filled, bird: '' } }));
    const icons = await import('@/lib/publish/artwork/icons');
    expect((await lastCorner(await icons.ICON_FILES['icon-192.png']()))[3]).toBe(0);
  });
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/mark', () => ({ mark: filled }));
    const icons = await import('@/lib/publish/artwork/icons');
    expect(await lastCorner(await icons.ICON_FILES['maskable-512.png']())).not.toEqual([255, 255, 255, 255]);
  });
});

test('favicon.ico has pictures of 16, 32 and 48 pixels', async () => {
  const ico = await faviconIco();
  const widths = [0, 1, 2].map((index) => ico.readUInt8(6 + 16 * index));
  expect([ico.readUInt16LE(4), ...widths]).toEqual([3, 16, 32, 48]);
});
