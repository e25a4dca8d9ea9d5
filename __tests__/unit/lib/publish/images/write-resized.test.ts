import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeResized } from '@/lib/publish/images/write-resized';
import { buildApp } from '../../../../fixtures/apps';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';

let root = '';
const options = () => ({ out: join(root, 'out'), cache: join(root, 'cache') });
const drawing = (edge: number, background = 'red') =>
  sharp({ create: { width: edge, height: edge, channels: 4, background } });
const resized = (file: string) => join(root, 'out', 'resized', file);

beforeEach(() => {
  root = temporaryFolder().path;
  mkdirSync(join(root, 'out', 'pictures'), { recursive: true });
});

test('writes each raster image once, in two formats and two widths', async () => {
  await drawing(800).png().toFile(join(root, 'out/pictures/q.png'));
  const images = ['/pictures/q.png', '/pictures/q.png', 'https://cdn.example/q.png'];
  const apps = images.map((image, index) => buildApp({ id: index + 1, image }));

  expect(await writeResized(apps, options())).toEqual(new Set());

  const files = readdirSync(resized(''), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .map((name) => name.replaceAll('\\', '/'));
  expect(files.sort()).toEqual(
    [288, 576]
      .flatMap((width) => ['avif', 'webp'].map((format) => `${width}/pictures/q.png.${format}`))
      .sort(),
  );
  expect(await sharp(resized('288/pictures/q.png.webp')).metadata()).toMatchObject({
    format: 'webp',
    width: 288,
  });
  expect(await sharp(resized('576/pictures/q.png.avif')).metadata()).toMatchObject({
    format: 'heif',
    width: 576,
  });
});

/** The colour of a pixel, at shares of a picture: red, green, blue and alpha. */
async function colorAt(file: string, x: number, y: number): Promise<number[]> {
  const picture = sharp(file).ensureAlpha();
  const { width, height } = await picture.metadata();
  const place = { left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 };
  return [
    ...(await sharp(await picture.png().toBuffer())
      .extract(place)
      .raw()
      .toBuffer()),
  ];
}

describe('an icon that is not square', () => {
  test('with a background of its own is whole, in a square with this background', async () => {
    await drawing(288, '#0000ff').resize(288, 72, { fit: 'fill' }).png().toFile(join(root, 'out/q.png'));
    await writeResized([buildApp({ image: '/q.png' })], options());
    expect(await sharp(resized('288/q.png.webp')).metadata()).toMatchObject({ width: 288, height: 288 });
    for (const [x, y] of [
      [0.02, 0.02],
      [0.5, 0.5],
    ] as const) {
      const [red = 0, , blue = 0, alpha] = await colorAt(resized('288/q.png.webp'), x, y);
      expect([red < 9, blue > 246, alpha]).toEqual([true, true, 255]);
    }
  });

  test('and transparent is whole, with room around', async () => {
    const cross = '<path d="M0 20L400 80M0 80L400 20" stroke="#ea580c" stroke-width="20"/>';
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">${cross}</svg>`;
    await sharp(Buffer.from(logo)).png().toFile(join(root, 'out/q.png'));
    await writeResized([buildApp({ image: '/q.png' })], options());
    const at = (x: number, y: number) => colorAt(resized('288/q.png.webp'), x, y);
    expect((await at(0.5, 0.5))[3]).toBe(255);
    expect((await at(0.12, 0.443))[3]).toBe(255);
    expect((await at(0.88, 0.443))[3]).toBe(255);
    for (const [x, y] of [
      [0.05, 0.5],
      [0.95, 0.5],
      [0.5, 0.35],
      [0.5, 0.65],
    ] as const)
      expect((await at(x, y))[3]).toBe(0);
  });

  test('is not enlarged', async () => {
    await drawing(100).resize(100, 50, { fit: 'fill' }).png().toFile(join(root, 'out/q.png'));
    await writeResized([buildApp({ image: '/q.png' })], options());
    expect((await sharp(resized('576/q.png.webp')).metadata()).width).toBeLessThan(112);
  });
});

test.each(['webp', 'avif'] as const)('resizes a %s file', async (format) => {
  await drawing(300)
    .toFormat(format, { effort: 0 })
    .toFile(join(root, `out/pictures/q.${format}`));
  await writeResized([buildApp({ image: `/pictures/q.${format}` })], options());
  expect(await sharp(resized(`288/pictures/q.${format}.avif`)).metadata()).toMatchObject({ width: 288 });
});

test('shows the first frame of an animated image', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((color) => drawing(60, color).png().toBuffer()),
  );
  await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toFile(join(root, 'out/q.gif'));
  await writeResized([buildApp({ image: '/q.gif' })], options());
  expect(await sharp(resized('288/q.gif.webp')).metadata()).toMatchObject({ width: 60, height: 60 });
  const [red = 0, , blue = 0] = await colorAt(resized('288/q.gif.webp'), 0.5, 0.5);
  expect(red).toBeGreaterThan(blue);
});

test.each([
  ['/pictures/q r%20s.png', 'q r s.png'],
  ['/pictures/caf%C3%A9.png', 'café.png'],
  ['/pictures/عكاظ, 100%25.png', 'عكاظ, 100%.png'],
])('resizes a file whose URL is %j', async (image, name) => {
  await drawing(20)
    .png()
    .toFile(join(root, 'out/pictures', name));
  await writeResized([buildApp({ image })], options());
  expect(readdirSync(resized('288/pictures')).sort()).toEqual([`${name}.avif`, `${name}.webp`]);
});

describe('an SVG file', () => {
  const svg = (attributes: string, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
  const square = svg('width="8" height="8"', '<path fill="red" d="M0 0h8v8H0z"/>');
  const logo = svg('viewBox="0 0 80 10"', '<path d="M0 0h60v9h-9v-4H0z"/>');
  const write = (name: string, text: string) => writeFileSync(join(root, 'out/pictures', name), text);
  const read = (name: string) => readFileSync(join(root, 'out/pictures', name), 'utf8');

  test('that is square stays as it is', async () => {
    write('q.svg', square);
    const apps = [buildApp({ image: '/pictures/q.svg' })];
    expect(await writeResized(apps, options())).toEqual(new Set());
    expect(read('q.svg')).toBe(square);
  });

  test('of a logo is replaced by one with room and a background, once, and by the cache', async () => {
    for (let build = 0; build < 2; build += 1) {
      write('q.svg', logo);
      const apps = ['/pictures/q.svg', '/pictures/q.svg?v=2'].map((image, id) => buildApp({ id, image }));
      expect(await writeResized(apps, options())).toEqual(new Set(['pictures/q.svg']));
      expect((await colorAt(join(root, 'out/pictures/q.svg'), 0.01, 0.01))[3]).toBe(255);
    }
    expect(readdirSync(join(root, 'cache'))).toHaveLength(1);
  });

  test('of a screenshot stays as it is, also if it is an icon', async () => {
    write('q.svg', logo);
    const image = '/pictures/q.svg';
    const apps = [buildApp({ image, screenshots: [{ image, alt: 'A list' }] })];
    expect(await writeResized(apps, options())).toEqual(new Set());
    expect(read('q.svg')).toBe(logo);
  });
});

describe('screenshots', () => {
  const alt = 'A list';
  test('are written whole, in widths of their own', async () => {
    await drawing(1200)
      .resize({ width: 1200, height: 300, fit: 'fill' })
      .png()
      .toFile(join(root, 'out/pictures/1.png'));
    const screenshots = ['/pictures/1.png', 'https://cdn.example/3.png'];
    const app = buildApp({ image: '', screenshots: screenshots.map((image) => ({ image, alt })) });

    await writeResized([app], options());

    expect(readdirSync(resized('')).sort()).toEqual(['1152', '384']);
    for (const [name, width, height] of [
      ['384/pictures/1.png.webp', 384, 96],
      ['1152/pictures/1.png.avif', 1152, 288],
    ] as const)
      expect(await sharp(resized(name)).metadata()).toMatchObject({ width, height });
  });

  test('can be the posters of films', async () => {
    await drawing(20).png().toFile(join(root, 'out/pictures/film.png'));
    const film = { video: '/films/q.webm', poster: '/pictures/film.png', alt };
    await writeResized([buildApp({ image: film.poster, screenshots: [film] })], options());
    expect(await sharp(resized('1152/pictures/film.png.webp')).metadata()).toMatchObject({ width: 20 });
  });

  test('can have the file of an icon, and extreme heights', async () => {
    await drawing(20)
      .resize({ width: 20, height: 16_400, fit: 'fill' })
      .png()
      .toFile(join(root, 'out/q.png'));
    const app = buildApp({ image: '/q.png', screenshots: [{ image: '/q.png', alt }] });

    await writeResized([app], options());

    expect(await sharp(resized('288/q.png.webp')).metadata()).toMatchObject({ width: 288, height: 288 });
    expect(await sharp(resized('1152/q.png.webp')).metadata()).toMatchObject({ height: 4608 });
  });
});

test('encodes images with the same content once, for all their names', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/pictures/${name}.png`);
  const image = await drawing(64).png().toBuffer();
  for (const name of names) writeFileSync(join(root, 'out', name), image);

  await writeResized(
    names.map((image, id) => buildApp({ id, image })),
    options(),
  );

  expect(readdirSync(join(root, 'cache'))).toHaveLength(4);
  for (const name of names) expect(readFileSync(resized(`576${name}.avif`)).length).toBeGreaterThan(0);
});

test('turns a photo as its metadata say', async () => {
  const wide = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
  await wide.jpeg().withMetadata({ orientation: 6 }).toFile(join(root, 'out/pictures/q.jpg'));
  const screenshots = [{ image: '/pictures/q.jpg', alt: 'A list' }];
  await writeResized([buildApp({ image: '/pictures/q.jpg', screenshots })], options());
  expect(await sharp(resized('1152/pictures/q.jpg.webp')).metadata()).toMatchObject({
    width: 20,
    height: 40,
  });
  expect(await sharp(resized('576/pictures/q.jpg.webp')).metadata()).toMatchObject({ width: 43, height: 43 });
});

describe('the cache', () => {
  const apps = [buildApp({ image: '/pictures/q.png' })];

  test('has the copies of images that are unchanged', async () => {
    await drawing(20).png().toFile(join(root, 'out/pictures/q.png'));
    await writeResized(apps, options());
    for (const name of readdirSync(join(root, 'cache'))) writeFileSync(join(root, 'cache', name), name);

    await writeResized(apps, options());

    expect(readFileSync(resized('288/pictures/q.png.avif'), 'utf8')).toMatch(/-288\.avif$/);
  });

  test('loses the copies of images that have changed', async () => {
    await drawing(20).png().toFile(join(root, 'out/pictures/q.png'));
    await writeResized(apps, options());
    const before = readdirSync(join(root, 'cache'));
    await drawing(20, 'blue').png().toFile(join(root, 'out/pictures/q.png'));

    await writeResized(apps, options());

    const after = readdirSync(join(root, 'cache'));
    expect(after).toHaveLength(4);
    expect(after.filter((name) => before.includes(name))).toEqual([]);
  });
});

test('names the file and the app of an image that is not valid', async () => {
  writeFileSync(join(root, 'out/pictures/q.png'), 'not an image');
  const app = buildApp({ id: 7, title: 'Quill', image: '/pictures/q.png' });
  await expect(writeResized([app], options())).rejects.toThrow(
    /^public\/pictures\/q\.png, the image of app 7 "Quill", cannot be resized: .+\. Save it again as a PNG or JPEG file, or use an SVG file\.$/s,
  );
  expect(readdirSync(join(root, 'cache'))).toEqual([]);
});
