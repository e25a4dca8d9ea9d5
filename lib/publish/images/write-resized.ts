import 'server-only';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { isResizable, RESIZED_FORMATS, resizedUrl } from '@/lib/catalogue/resized';
import type { App } from '@/lib/catalogue/schema';
import { pictureOf } from '@/lib/catalogue/screenshots';
import { imageFileOf } from '@/lib/catalogue/urls';
import { forEachConcurrently } from '@/lib/machine/for-each-concurrently';
import { quoted } from '@/lib/text/printable';
import { type FileCache, openCache } from './cache';
import { BACKGROUNDS } from './frame';
import { iconCopies, screenshotCopies } from './raster-copies';
import { svgIcon, svgScreenshot } from './svg-pictures';

const CACHE_VERSION = 13;

interface WriteOptions {
  /** The export, which contains the original images. */
  out: string;
  /** A folder that is kept between builds. */
  cache: string;
}

/** An image of the catalogue on this site. */
interface Picture {
  image: string;
  /** The path of its file below `public/`. */
  file: string;
  isIcon: boolean;
  /** What the image is, for messages. */
  name: string;
}

/**
 * Writes the images of apps as pages show them: icons in their frames, and no large files. Images of pixels have copies
 * for `ResizedSources`, and SVG files are replaced in the export. What is made of an image is made once for each content,
 * and then taken from the cache.
 *
 * @returns The paths of the replaced files in the export.
 * @throws Error that names the file and the app if an image of pixels is not valid.
 */
export async function writeResized(
  apps: readonly App[],
  { out, cache: folder }: WriteOptions,
): Promise<ReadonlySet<string>> {
  const cache = await openCache(folder);
  const replaced = new Set<string>();
  const pictures = picturesOf(apps);
  const prepare = async (picture: Picture) => {
    const { file, name } = picture;
    if (isSvg(file)) {
      if (await replaceSvg(picture, out, cache)) replaced.add(file.slice(1));
    } else {
      await writeCopies(picture, out, cache).catch((cause) => {
        throw new Error(
          `public${file}, ${name}, cannot be resized: ${cause.message}. ` +
            'Save it again as a PNG or JPEG file, or use an SVG file.',
          { cause },
        );
      });
    }
  };
  await forEachConcurrently(pictures, availableParallelism(), prepare, 'picture');
  await cache.prune();
  return replaced;
}

/** Each image once as an icon, and once as a screenshot. An SVG file that is both is a screenshot. */
function picturesOf(apps: readonly App[]): Picture[] {
  const icons = new Map<string, Picture>();
  const screenshots = new Map<string, Picture>();
  const add = (found: Map<string, Picture>, image: string, name: string) => {
    const file = imageFileOf(image);
    if (file !== null && (isResizable(image) || isSvg(file)) && !found.has(file))
      found.set(file, { image, file, isIcon: found === icons, name });
  };
  for (const { id, title, image, screenshots: shots = [] } of apps) {
    const app = `app ${id} ${quoted(title)}`;
    if (image) add(icons, image, `the image of ${app}`);
    for (const shot of shots) add(screenshots, pictureOf(shot), `a screenshot of ${app}`);
  }
  for (const file of screenshots.keys()) if (isSvg(file)) icons.delete(file);
  return [...icons.values(), ...screenshots.values()];
}

const isSvg = (file: string) => /\.svg$/i.test(file);

async function writeCopies({ image, file, isIcon }: Picture, out: string, cache: FileCache): Promise<void> {
  const original = await readFile(join(out, file));
  const hash = cacheKey(original);
  const { widths, encode } = isIcon ? iconCopies(original) : screenshotCopies(original);
  for (const width of widths)
    for (const format of RESIZED_FORMATS) {
      const copy = await cache.file(`${hash}-${width}.${format}`, () => encode(width, format));
      const target = join(out, imageFileOf(resizedUrl(image, width, format)) ?? '');
      await mkdir(dirname(target), { recursive: true });
      await copyFile(copy, target);
    }
}

/** @returns Whether the SVG file is not shown as it is. */
async function replaceSvg({ file, isIcon }: Picture, out: string, cache: FileCache): Promise<boolean> {
  const path = join(out, file);
  const original = await readFile(path);
  const [kind, draw] = isIcon ? (['icon', svgIcon] as const) : (['screenshot', svgScreenshot] as const);
  const shown = await cache.file(`${cacheKey(original)}-${kind}.svg`, () => draw(original));
  if (original.equals(await readFile(shown))) return false;
  await copyFile(shown, path);
  return true;
}

/** A hash of what the files in the cache are made of. */
function cacheKey(original: Buffer): string {
  const hash = createHash('sha256').update(original).update(BACKGROUNDS.join()).digest('hex').slice(0, 32);
  return `${CACHE_VERSION}-${hash}`;
}
