import sharp from 'sharp';
import { pixelsIn, svgIcon, svgScreenshot } from '@/lib/publish/images/svg-pictures';

const MAX_BYTES = 50_000;

/** A drawing of many parts, as programs that trace pictures write it. */
const large = (size: string, content = '') => {
  const part = (index: number) => `<circle cx="${index % 90}.5" cy="${index % 70}.5" r="1" fill="#ea580c"/>`;
  const parts = Array.from({ length: 1200 }, (_, index) => part(index)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${parts}${content}</svg>`;
  expect(svg.length).toBeGreaterThan(MAX_BYTES);
  return Buffer.from(svg);
};

test('a large icon is a picture of pixels, in a square SVG file', async () => {
  const icon = await svgIcon(large('90 100'));
  expect(icon.length).toBeLessThanOrEqual(MAX_BYTES);
  const { format, width, height } = await sharp(icon).metadata();
  expect([format, width, [288, 384, 576].includes(width ?? 0)]).toEqual(['svg', height, true]);
  const { channels } = await sharp(pixelsIn(icon)).stats();
  expect([channels[3]?.min, channels[3]?.max]).toEqual([0, 255]);
});

test('a large screenshot is as wide as its copies, and has its shape', async () => {
  const screenshot = await svgScreenshot(large('1000 2000'));
  expect(await sharp(screenshot).metadata()).toMatchObject({ format: 'svg', width: 1152, height: 2304 });
});

test.each([
  ['texts', '<text>Quill</text>'],
  [
    'HTML',
    '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Quill</p></foreignObject>',
  ],
])(
  'a large picture with %s, which has another look without the fonts of the visitor, keeps its form',
  async (_, content) => {
    const original = large('100 100', content);
    expect((await svgIcon(original)).toString()).toContain(content);
    expect((await svgScreenshot(original)).equals(original)).toBe(true);
  },
);

test.each([
  ['one nested too deep', '<g>'.repeat(600) + '</g>'.repeat(600)],
  ...['webp', 'avif', 'gif'].map((format) => [
    `one with an image of the format ${format}`,
    `<image width="9" height="9" href="data:image/${format};base64,AAAA"/>`,
  ]),
])('a large picture that only browsers draw, such as %s, keeps its form', async (_, content = '') => {
  const original = large('100 100', content);
  expect((await svgIcon(original)).toString()).toContain(content);
  expect((await svgScreenshot(original)).equals(original)).toBe(true);
});

test('a small screenshot stays as it is', async () => {
  const original = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>');
  expect((await svgScreenshot(original)).equals(original)).toBe(true);
});
