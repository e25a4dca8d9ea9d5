import { createHash } from 'node:crypto';
import sharp, { type Region } from 'sharp';
import { createRenderer, readImage } from '@/lib/publish/sharing/renderer';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';
import { drawIcon } from '../../../../tools/sample-icons';

const folder = temporaryFolder();
beforeAll(() => folder.write({ 'pictures/wagtail.svg': drawIcon(1, 512), 'appsData.json': '[]' }));

const renderer = createRenderer(folder.path);
const initialOf = (title: string) => [{ image: '', title }];
const picture = { title: 'Wagtail', subtitle: 'Fjordline' };

// Multiples of the 16 pixels of a JPEG block, so that neighbours do not change the pixels.
const ICON: Region = { left: 80, top: 144, width: 336, height: 352 };
const WORDS: Region = { left: 480, top: 0, width: 640, height: 544 };
const RIGHT_MARGIN: Region = { left: 1136, top: 0, width: 64, height: 544 };

/** The picture that others are compared with, and one without words. */
let usual: Buffer;
let wordless: Buffer;
beforeAll(async () => {
  usual = await render(picture);
  wordless = await render({ title: '', subtitle: '' });
});

async function render(words: { title: string; subtitle: string; rating?: string }, icons = initialOf('F')) {
  return (await renderer)({ ...words, icons });
}

/** A digest of the pixels of a region. */
async function pixels(jpeg: Buffer, region: Region): Promise<string> {
  const raw = await sharp(jpeg).extract(region).raw().toBuffer();
  return createHash('sha256').update(raw).digest('hex');
}

/** How many rows of a region have pixels as bright as text. */
async function textRows(jpeg: Buffer): Promise<number> {
  const { data, info } = await sharp(jpeg)
    .extract(WORDS)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width),
  );
  return rows.filter((row) => row.some((value) => value > 230)).length;
}

test.each(['title', 'subtitle', 'rating'])('shows the %s', async (field) => {
  const other = await render({ ...picture, [field]: '4.5' });
  expect(await pixels(other, WORDS)).not.toBe(await pixels(usual, WORDS));
});

test('shows titles in Arabic, Japanese and Cyrillic, and emoji', async () => {
  const none = await pixels(await render({ ...picture, title: '' }), WORDS);
  for (const title of ['خط', '海の地図', 'Привет', '🎉'])
    expect(await pixels(await render({ ...picture, title }), WORDS)).not.toBe(none);
});

test('orders a text from right to left that starts with a number', async () => {
  const ordered = await render({ ...picture, subtitle: '\u20673 خطوط\u2069' });
  expect((await render({ ...picture, subtitle: '3 خطوط' })).equals(ordered)).toBe(true);
});

test('leaves out a text that no font covers, and closes the gap', async () => {
  const none = await render({ ...picture, title: '' });
  expect((await render({ ...picture, title: 'Star 안녕' })).equals(none)).toBe(true);
});

test('draws an empty frame for an initial that no font covers', async () => {
  const frame = await pixels(await render(picture, initialOf('안')), ICON);
  expect(frame).toBe(await pixels(await render(picture, initialOf('')), ICON));
  expect(frame).not.toBe(await pixels(usual, ICON));
  expect(frame).not.toBe(await pixels(await render(picture, []), ICON));
});

test.each([
  ['a long title', 'Agendas & Follow-Ups for Groups That Would Much Rather Have Received a Short Letter'],
  ['a long word', 'Donaudampfschifffahrtskapitän'],
  ['a title that fits in no size', 'word '.repeat(90)],
  ['a word that fits in no size', 'x'.repeat(500)],
])('keeps %s and its subtitle inside the margins', async (_, title) => {
  const long = await render({ title, subtitle: 'y'.repeat(90), rating: '4.5' });
  expect(await pixels(long, RIGHT_MARGIN)).toBe(await pixels(wordless, RIGHT_MARGIN));
  expect(await textRows(long)).toBeLessThan(300);
});

test('truncates texts before their layout, which would take minutes', async () => {
  const pictureOf = (length: number) => {
    const words = 'word '.repeat(length);
    return render({ title: words, subtitle: words }, initialOf(`a${'\u0301'.repeat(length)}`));
  };
  expect((await pictureOf(1e6)).equals(await pictureOf(1000))).toBe(true);
});

test('shrinks a title instead of breaking a word', async () => {
  const broken = await textRows(await render({ title: 'Donaudampf schifffahrt', subtitle: '' }));
  const whole = await textRows(await render({ title: 'Donaudampfschifffahrt', subtitle: '' }));
  expect(whole).toBeLessThan(broken / 2);
});

test('shows one icon, or four in its place', async () => {
  const icon = { image: '/pictures/wagtail.svg', title: 'Wagtail' };
  const one = await render(picture, [icon]);
  const four = await render(picture, [icon, icon, icon, icon]);
  const quarter = (left: number, top: number) => pixels(four, { left, top, width: 64, height: 64 });
  expect(await pixels(four, ICON)).not.toBe(await pixels(one, ICON));
  expect(await pixels(four, WORDS)).toBe(await pixels(one, WORDS));
  // 176 pixels from icon to icon are a multiple of a JPEG block.
  expect(await quarter(128, 208)).toBe(await quarter(128 + 176, 208));
  expect(await quarter(128, 208)).toBe(await quarter(128, 208 + 176));
});

test.each([
  ['off-site', 'https://cdn.example/wagtail.svg'],
  ['missing', '/pictures/none.svg'],
  ['not an image', '/appsData.json'],
  ['malformed', '/%E0%A4%A'],
])('replaces an image that is %s by an initial', async (_, image) => {
  const drawn = await render(picture, [{ image, title: 'étude' }]);
  expect(drawn.equals(await render(picture, initialOf('É')))).toBe(true);
  expect(drawn.equals(usual)).toBe(false);
});

test('reads the copy of an icon of pixels, which is in its frame', async () => {
  const copy = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00f' } })
    .webp()
    .toBuffer();
  folder.write({ 'resized/576/pictures/photo.jpg.webp': copy, 'pictures/photo.jpg': 'the original' });
  const icon = await readImage('/pictures/photo.jpg', folder.path);
  const png = Buffer.from(icon?.replace(/^.*,/, '') ?? '', 'base64');
  const { channels } = await sharp(png).stats();
  expect(channels[2]?.mean).toBeGreaterThan(250);
});

test('turns a photo without a copy as its camera was held', async () => {
  const halves = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v32H0z"/></svg>',
  );
  const photo = sharp(halves).flatten({ background: '#fff' }).jpeg().withMetadata({ orientation: 3 });
  folder.write({ 'pictures/turned.jpg': await photo.toBuffer() });
  const icon = await readImage('/pictures/turned.jpg?2', folder.path);
  const top = sharp(Buffer.from(icon?.replace(/^.*,/, '') ?? '', 'base64')).extract({
    left: 0,
    top: 0,
    width: 8,
    height: 8,
  });
  const { channels } = await sharp(await top.toBuffer()).stats();
  expect(channels[0]?.mean).toBeGreaterThan(250);
});

test('shows a transparent logo as pages in the light theme do', async () => {
  folder.write({
    'pictures/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  });
  const drawn = await render(picture, [{ image: '/pictures/logo.svg', title: 'Quill' }]);
  const [red = 0, green = 0, blue = 0] = await sharp(drawn)
    .extract({ left: 240, top: 320, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.min(red, green, blue)).toBeGreaterThan(220);
});
