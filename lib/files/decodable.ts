import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CHECKED_IMAGE, type FindImage } from '@/lib/catalogue/check/images';
import { forEachConcurrently } from '@/lib/machine/for-each-concurrently';
import { imageFiles, imagesIn } from './image-files';
import { decodeXml } from './svg';

/** The formats of pixels that browsers show, by sharp’s names. Of `heif`, sharp decodes AVIF only. */
const SHOWN = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

/**
 * As `imageFiles`, and the images of a catalogue that cannot be decoded are unreadable.
 *
 * @param text The text of the catalogue.
 */
export async function decodedImageFiles(root: string, text: string): Promise<FindImage> {
  const find = imageFiles(root);
  const damaged = new Set<string>();
  const images = [...imagesIn(text)].filter((path) => CHECKED_IMAGE.test(path));
  await forEachConcurrently(images, availableParallelism(), async (path) => {
    const facts = find(path);
    if (!facts || facts.isUnreadable) return;
    const content = await readFile(join(root, facts.actualPath ?? path));
    if (!(await isDecodable(path, content))) damaged.add(path);
  });
  return (path) => {
    const facts = find(path);
    return facts && damaged.has(path) ? { ...facts, isUnreadable: true } : facts;
  };
}

/**
 * Whether browsers and the build can decode an image: it is whole, and of a format that they know. It decodes all pixels,
 * because a file that is cut off has the same start as a whole one.
 *
 * @param name The name of its file.
 */
async function isDecodable(name: string, content: Uint8Array): Promise<boolean> {
  if (/\.svg$/i.test(name)) return isXml(decodeXml(content));
  try {
    const { format } = await sharp(content).metadata();
    if (!SHOWN.has(format)) return false;
    await sharp(content).autoOrient().resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Whether the text of an SVG image is well-formed XML. */
export async function isXml(text: string): Promise<boolean> {
  // The text is in UTF-8 now.
  const svg = Buffer.from(text.replace(/^<\?xml[^>]*>/, ''));
  try {
    await sharp(svg, { unlimited: true }).metadata();
    return true;
  } catch (error) {
    // Other errors are those of an image without a size, which browsers show, as they do after a warning.
    return !/XML parse error: (?!warning)/.test((error as Error).message);
  }
}
