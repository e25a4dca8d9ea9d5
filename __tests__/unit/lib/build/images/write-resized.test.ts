import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeResized } from '@/lib/build/images/write-resized';
import { buildApp } from '../../../../fixtures/apps';

let root = '';
const options = () => ({ out: join(root, 'out'), cache: join(root, 'cache') });
const drawing = (edge: number, background = 'red') =>
  sharp({ create: { width: edge, height: edge, channels: 4, background } });
const resized = (file: string) => join(root, 'out', 'resized', file);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'resized-'));
  mkdirSync(join(root, 'out', 'pictures'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test('writes each raster image once, in two formats and two widths', async () => {
  await drawing(800).png().toFile(join(root, 'out/pictures/q.png'));
  const images = ['/pictures/q.png', '/pictures/q.png', '/pictures/q.svg', 'https://cdn.example/q.png'];
  const apps = images.map((image, index) => buildApp({ id: index + 1, image }));

  expect(await writeResized(apps, options())).toBe(1);

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

test('does not enlarge an image', async () => {
  await drawing(64).jpeg().toFile(join(root, 'out/pictures/q.jpg'));
  await writeResized([buildApp({ image: '/pictures/q.jpg' })], options());
  expect(await sharp(resized('576/pictures/q.jpg.webp')).metadata()).toMatchObject({ width: 64 });
});

test('keeps an image that is not square whole', async () => {
  await drawing(800)
    .resize({ width: 800, height: 400, fit: 'fill' })
    .png()
    .toFile(join(root, 'out/pictures/q.png'));
  await writeResized([buildApp({ image: '/pictures/q.png' })], options());
  expect(await sharp(resized('288/pictures/q.png.webp')).metadata()).toMatchObject({
    width: 288,
    height: 144,
  });
});

describe('screenshots', () => {
  const alt = 'A list';
  test('are written whole, in widths of their own', async () => {
    await drawing(1200)
      .resize({ width: 1200, height: 300, fit: 'fill' })
      .png()
      .toFile(join(root, 'out/pictures/1.png'));
    const screenshots = ['/pictures/1.png', '/pictures/2.svg', 'https://cdn.example/3.png'];
    const app = buildApp({ screenshots: screenshots.map((image) => ({ image, alt })) });

    expect(await writeResized([app], options())).toBe(1);

    expect(readdirSync(resized('')).sort()).toEqual(['1152', '384']);
    for (const [name, width, height] of [
      ['384/pictures/1.png.webp', 384, 96],
      ['1152/pictures/1.png.avif', 1152, 288],
    ] as const)
      expect(await sharp(resized(name)).metadata()).toMatchObject({ width, height });
  });

  test('can have the file of an icon, and extreme heights', async () => {
    await drawing(20)
      .resize({ width: 20, height: 16_400, fit: 'fill' })
      .png()
      .toFile(join(root, 'out/q.png'));
    const app = buildApp({ image: '/q.png', screenshots: [{ image: '/q.png', alt }] });

    expect(await writeResized([app], options())).toBe(1);

    expect(await sharp(resized('288/q.png.webp')).metadata()).toMatchObject({ width: 1, height: 288 });
    expect(await sharp(resized('1152/q.png.webp')).metadata()).toMatchObject({ height: 4608 });
  });

  test('that are not valid are named with their app', async () => {
    writeFileSync(join(root, 'out/pictures/1.png'), 'not an image');
    const app = buildApp({ title: 'Quill', screenshots: [{ image: '/pictures/1.png', alt }] });
    await expect(writeResized([app], options())).rejects.toThrow(
      'public/pictures/1.png, a screenshot of app 1 "Quill", cannot be resized',
    );
  });
});

test('encodes images with the same content once, for all their names', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/pictures/${name}.png`);
  const image = await drawing(64).png().toBuffer();
  for (const name of names) writeFileSync(join(root, 'out', name), image);

  expect(
    await writeResized(
      names.map((image, id) => buildApp({ id, image })),
      options(),
    ),
  ).toBe(6);

  expect(readdirSync(join(root, 'cache'))).toHaveLength(4);
  for (const name of names) expect(readFileSync(resized(`576${name}.avif`)).length).toBeGreaterThan(0);
});

test('turns a photo as its metadata say', async () => {
  const wide = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
  await wide.jpeg().withMetadata({ orientation: 6 }).toFile(join(root, 'out/pictures/q.jpg'));
  await writeResized([buildApp({ image: '/pictures/q.jpg' })], options());
  expect(await sharp(resized('576/pictures/q.jpg.webp')).metadata()).toMatchObject({ width: 20, height: 40 });
});

describe('the cache', () => {
  const apps = [buildApp({ image: '/pictures/q.png' })];

  test('has the copies of images that are unchanged', async () => {
    await drawing(300).png().toFile(join(root, 'out/pictures/q.png'));
    await writeResized(apps, options());
    for (const name of readdirSync(join(root, 'cache'))) writeFileSync(join(root, 'cache', name), name);

    await writeResized(apps, options());

    expect(readFileSync(resized('288/pictures/q.png.avif'), 'utf8')).toMatch(/-288\.avif$/);
  });

  test('is not used for a file without content, which a full disk can leave', async () => {
    await drawing(300).png().toFile(join(root, 'out/pictures/q.png'));
    await writeResized(apps, options());
    for (const name of readdirSync(join(root, 'cache'))) writeFileSync(join(root, 'cache', name), '');

    await writeResized(apps, options());

    expect(await sharp(resized('288/pictures/q.png.avif')).metadata()).toMatchObject({ width: 288 });
  });

  test('loses the copies of images that have changed', async () => {
    await drawing(300).png().toFile(join(root, 'out/pictures/q.png'));
    await writeResized(apps, options());
    const before = readdirSync(join(root, 'cache'));
    await drawing(300, 'blue').png().toFile(join(root, 'out/pictures/q.png'));

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
