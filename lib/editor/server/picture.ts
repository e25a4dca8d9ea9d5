import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withoutAccents } from '@/lib/catalogue/accents';
import { imageFacts } from '@/lib/catalogue/check/image-files';
import { imageFileOf, MAX_BYTES } from '@/lib/catalogue/check/images';
import { quoted } from '@/lib/catalogue/printable';
import type { Picture, PictureName } from '@/lib/editor/protocol';
import { PICTURES_FOLDER } from './catalogue';
import { Refusal } from './refusal';

/** Maximum width and height of a PNG or JPEG picture in pixels. */
const MAX_EDGE = 512;

/** From 1 to 100. The build encodes the picture once more. */
const JPEG_QUALITY = 90;

/** Maximum length of a file’s name without its number and extension. */
const MAX_NAME_LENGTH = 48;

/** The extensions of files, by sharp’s names of formats. */
const EXTENSIONS: Readonly<Record<string, string>> = { svg: 'svg', png: 'png', jpeg: 'jpg' };

/**
 * Prepares a picture for an app: PNG and JPEG files are turned upright and resized, SVG files stay as they are. Nothing is
 * written. The format is that of the content.
 *
 * @throws Refusal
 */
export async function preparePicture(root: string, bytes: Buffer, name: PictureName): Promise<Picture> {
  const format = await formatOf(bytes);
  const extension = EXTENSIONS[format];
  if (!extension) {
    const what = format ? `a picture of the format ${format}` : 'not a picture';
    throw new Refusal(400, `The file is ${what}. Use an SVG, PNG or JPEG file.`);
  }
  if (extension === 'svg' && bytes.length > MAX_BYTES)
    throw new Refusal(
      400,
      `The SVG file has ${Math.ceil(bytes.length / 1000)} kB. Use one of ${MAX_BYTES / 1000} kB or less, or a PNG file, which is resized.`,
    );
  const content = extension === 'svg' ? bytes : await resize(bytes);
  const path = await freePath(root, extension, name);
  const facts = imageFacts(path, content);
  if (facts.script !== undefined)
    throw new Refusal(
      400,
      `The SVG file contains a script (${quoted(facts.script)}), which runs if a visitor opens the file. Remove the script.`,
    );
  // Browsers show no compressed one.
  if (facts.isUnreadable)
    throw new Refusal(400, 'The SVG file cannot be read. Save it as plain SVG in UTF-8.');
  return { path, base64: content.toString('base64'), facts };
}

/** The format of the content, by sharp’s name. Empty if it is not a picture. */
async function formatOf(bytes: Buffer): Promise<string> {
  try {
    return (await sharp(bytes).metadata()).format;
  } catch {
    return '';
  }
}

async function resize(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes)
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY, force: false })
    .toBuffer()
    .catch(({ message }) => {
      throw new Refusal(400, `The file cannot be read: ${message}. Save it again as a PNG or JPEG file.`);
    });
}

/**
 * A path that no file and no other field has. Not that of the saved picture which the new one replaces: an undo can need
 * its file, and browsers cache it by its URL. On some disks, upper and lower case are the same.
 */
async function freePath(root: string, extension: string, { title, taken }: PictureName): Promise<string> {
  const files = await readdir(join(root, PICTURES_FOLDER)).catch(() => []);
  const paths = [...files.map((file) => `/pictures/${file}`), ...taken.map(imageFileOf)];
  const used = new Set(paths.map((path) => path?.toLowerCase()));
  const slug = slugOf(title);
  let path = `/pictures/${slug}.${extension}`;
  for (let number = 2; used.has(path); number += 1) path = `/pictures/${slug}-${number}.${extension}`;
  return path;
}

/** In ASCII, because the build resizes only files with such names. */
function slugOf(title: string): string {
  const text = withoutAccents(title.normalize('NFKC')).toLowerCase().replace(/['’]/g, '');
  const words = text.match(/[a-z0-9]+/g) ?? ['app', randomBytes(4).toString('hex')];
  return words.join('-').slice(0, MAX_NAME_LENGTH).replace(/-$/, '');
}
