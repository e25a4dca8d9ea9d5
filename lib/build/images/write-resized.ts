import 'server-only';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type ResizeOptions } from 'sharp';
import { quoted } from '@/lib/catalogue/printable';
import {
  ICON_WIDTHS,
  isResizable,
  MAX_SCREENSHOT_RATIO,
  RESIZED_FORMATS,
  type ResizedFormat,
  resizedUrl,
  SCREENSHOT_WIDTHS,
} from '@/lib/catalogue/resized';
import type { App } from '@/lib/catalogue/schema';
import { forEachAtOnce } from '@/lib/machine/for-each-at-once';

/**
 * Encoder settings: about the same quality, from 1 to 100. With AVIF's effort of 4, which is the default, encoding takes
 * six times as long, and files are 6 % smaller. A change of them needs another version of the cache.
 */
const SETTINGS = { avif: { quality: 60, effort: 2 }, webp: { quality: 80 } };
const CACHE_VERSION = 4;

interface WriteOptions {
  /** The export, which contains the original images. */
  out: string;
  /** A folder that is kept between builds. */
  cache: string;
}

/** A copy of an image: its width, and how sharp resizes the image to it. */
interface Copy {
  width: number;
  options: ResizeOptions;
}

/** Whole, in the square that pages show them in. */
const ICON_COPIES: readonly Copy[] = ICON_WIDTHS.map((width) => ({
  width,
  options: { width, height: width, fit: 'inside' },
}));

const SCREENSHOT_COPIES: readonly Copy[] = SCREENSHOT_WIDTHS.map((width) => ({
  width,
  options: { width, height: MAX_SCREENSHOT_RATIO * width, fit: 'inside' },
}));

/** An image of the catalogue that is resized. */
interface Resizable {
  image: string;
  copies: readonly Copy[];
  /** What the image is, for messages. */
  name: string;
}

/**
 * Writes smaller copies of the PNG and JPEG images of apps, for `ResizedSources`. Images are never enlarged. A copy is
 * encoded once for each content of an image, and then taken from the cache.
 *
 * @returns Number of images.
 * @throws Error that names the file and the app if an image is not valid.
 */
export async function writeResized(apps: readonly App[], { out, cache }: WriteOptions): Promise<number> {
  const images = resizableImages(apps);
  await mkdir(cache, { recursive: true });
  /** The files of the cache that are used, by name, also while they are encoded. */
  const used = new Map<string, Promise<void>>();
  await forEachAtOnce(images, availableParallelism(), async ({ image, copies, name }) => {
    const original = await readFile(join(out, image));
    const hash = createHash('sha256').update(original).digest('hex').slice(0, 32);
    for (const copy of copies)
      for (const format of RESIZED_FORMATS) {
        const file = `${CACHE_VERSION}-${hash}-${copy.width}.${format}`;
        const encoded = used.get(file) ?? encodeOnce(original, copy, format, join(cache, file));
        used.set(file, encoded);
        await encoded.catch((cause) => {
          throw new Error(
            `public${image}, ${name}, cannot be resized: ${cause.message}. ` +
              'Save it again as a PNG or JPEG file, or use an SVG file.',
            { cause },
          );
        });
        const target = join(out, resizedUrl(image, copy.width, format));
        await mkdir(dirname(target), { recursive: true });
        await copyFile(join(cache, file), target);
      }
  });
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name));
  return new Set(images.map(({ image }) => image)).size;
}

/** Each image once as an icon, and once as a screenshot. */
function resizableImages(apps: readonly App[]): Resizable[] {
  const found = new Map<string, Resizable>();
  for (const { id, title, image, screenshots = [] } of apps) {
    const app = `app ${id} ${quoted(title)}`;
    if (image) found.set(`icon ${image}`, { image, copies: ICON_COPIES, name: `the image of ${app}` });
    for (const { image } of screenshots)
      found.set(`screenshot ${image}`, { image, copies: SCREENSHOT_COPIES, name: `a screenshot of ${app}` });
  }
  return [...found.values()].filter(({ image }) => isResizable(image));
}

async function encodeOnce(
  original: Buffer,
  { options }: Copy,
  format: ResizedFormat,
  file: string,
): Promise<void> {
  const known = await stat(file).catch(() => null);
  if (known && known.size > 0) return;
  // The name appears with the complete file, so that an interrupted build leaves no partial one.
  const partial = `${file}.partial`;
  await sharp(original)
    .autoOrient()
    .resize({ ...options, withoutEnlargement: true })
    .toFormat(format, SETTINGS[format])
    .toFile(partial);
  await rename(partial, file);
}
