import 'server-only';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { forEachAtOnce } from '@/lib/build/export/for-each-at-once';
import { quoted } from '@/lib/catalogue/printable';
import {
  isResizable,
  RESIZED_FORMATS,
  RESIZED_WIDTHS,
  type ResizedFormat,
  resizedUrl,
} from '@/lib/catalogue/resized';
import type { App } from '@/lib/catalogue/schema';

/**
 * Encoder settings: about the same quality, from 1 to 100. With AVIF's effort of 4, which is the default, encoding takes
 * six times as long, and files are 6 % smaller. A change of them needs another version of the cache.
 */
const SETTINGS = { avif: { quality: 60, effort: 2 }, webp: { quality: 80 } };
const CACHE_VERSION = 3;

interface ResizeOptions {
  /** The export, which contains the original images. */
  out: string;
  /** A folder that is kept between builds. */
  cache: string;
}

/**
 * Writes smaller copies of the PNG and JPEG images of apps, for `AppImage`, cropped to a square as pages show them. Images
 * are never enlarged. A copy is encoded once for each content of an image, and then taken from the cache.
 *
 * @returns Number of images.
 * @throws Error that names the file and the app if an image is not valid.
 */
export async function writeResized(apps: readonly App[], { out, cache }: ResizeOptions): Promise<number> {
  const resizable = apps.filter(({ image }) => isResizable(image));
  const appByImage = new Map(resizable.map((app) => [app.image, app]));
  await mkdir(cache, { recursive: true });
  /** The files of the cache that are used, by name, also while they are encoded. */
  const used = new Map<string, Promise<void>>();
  await forEachAtOnce([...appByImage.values()], availableParallelism(), async ({ id, title, image }) => {
    const original = await readFile(join(out, image));
    const hash = createHash('sha256').update(original).digest('hex').slice(0, 32);
    for (const width of RESIZED_WIDTHS)
      for (const format of RESIZED_FORMATS) {
        const name = `${CACHE_VERSION}-${hash}-${width}.${format}`;
        const encoded = used.get(name) ?? encodeOnce(original, width, format, join(cache, name));
        used.set(name, encoded);
        await encoded.catch((cause) => {
          throw new Error(
            `public${image}, the image of app ${id} ${quoted(title)}, cannot be resized: ${cause.message}. ` +
              'Save it again as a PNG or JPEG file, or use an SVG file.',
            { cause },
          );
        });
        const target = join(out, resizedUrl(image, width, format));
        await mkdir(dirname(target), { recursive: true });
        await copyFile(join(cache, name), target);
      }
  });
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name));
  return appByImage.size;
}

async function encodeOnce(
  original: Buffer,
  width: number,
  format: ResizedFormat,
  file: string,
): Promise<void> {
  const known = await stat(file).catch(() => null);
  if (known && known.size > 0) return;
  // The name appears with the complete file, so that an interrupted build leaves no partial one.
  const partial = `${file}.partial`;
  await sharp(original)
    .autoOrient()
    .resize({ width, height: width, withoutEnlargement: true })
    .toFormat(format, SETTINGS[format])
    .toFile(partial);
  await rename(partial, file);
}
