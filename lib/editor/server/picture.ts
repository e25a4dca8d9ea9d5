import sharp, { type Metadata } from 'sharp';
import { MAX_SCREENSHOT_RATIO, SCREENSHOT_WIDTHS } from '@/lib/catalogue/resized';
import type { Picture, PictureName } from '@/lib/editor/protocol';
import { isXml } from '@/lib/files/decodable';
import { imageFacts } from '@/lib/files/image-files';
import { decodeXml, svgSize } from '@/lib/files/svg';
import { withoutAccents } from '@/lib/text/accents';
import { quoted } from '@/lib/text/printable';
import { sha256 } from './catalogue';
import { Refusal } from './refusal';

const SCREENSHOT_WIDTH = Math.max(...SCREENSHOT_WIDTHS);

/** Maximum sizes of a PNG or JPEG picture in pixels. A screenshot can be as wide and as tall as the build shows one. */
const MAX_SIZES = {
  icon: { width: 512, height: 512 },
  screenshot: { width: SCREENSHOT_WIDTH, height: MAX_SCREENSHOT_RATIO * SCREENSHOT_WIDTH },
};

/** Maximum width × height of a PNG or JPEG picture before it is resized. */
const MAX_PIXELS = 100_000_000;

/** From 1 to 100. The build encodes the picture once more. */
const JPEG_QUALITY = 90;

/** Maximum length of the part of a file’s name that comes from the title. */
const MAX_NAME_LENGTH = 48;

/** The extensions of files, by sharp’s names of formats. */
const EXTENSIONS: Readonly<Record<string, string>> = { svg: 'svg', png: 'png', jpeg: 'jpg' };

/**
 * Prepares a picture for an app: PNG and JPEG files are turned upright and resized, SVG files stay as they are. Nothing is
 * written. The format is that of the content.
 *
 * @throws Refusal
 */
export async function preparePicture(bytes: Buffer, { title, kind }: PictureName): Promise<Picture> {
  const text = decodeXml(bytes);
  const isSvg = svgSize(text) !== null;
  const { format = '' } = isSvg ? { format: 'svg' } : await metadataOf(bytes);
  const extension = EXTENSIONS[format];
  if (!extension) {
    const what = format ? `a picture of the format ${format}` : 'not a picture';
    throw new Refusal(400, `The file is ${what}. Use an SVG, PNG or JPEG file.`);
  }
  // Browsers show no compressed one.
  if (extension === 'svg' && !(isSvg && (await isXml(text))))
    throw new Refusal(400, 'The SVG file is damaged or compressed. Save it again as plain SVG.');
  const content = extension === 'svg' ? bytes : await resize(bytes, kind);
  // Other editors and tabs cannot choose the same path for another picture.
  const path = `/pictures/${slugOf(title)}-${sha256(content).slice(0, 8)}.${extension}`;
  const facts = imageFacts(path, content);
  // The check of the catalogue says what else is wrong.
  if (facts.script !== undefined)
    throw new Refusal(
      400,
      `The SVG file contains a script (${quoted(facts.script)}), which runs if a visitor opens the file. Remove the script.`,
    );
  return { path, base64: content.toString('base64'), facts };
}

/** Without a format if the content is not a picture. */
async function metadataOf(bytes: Buffer): Promise<Partial<Metadata>> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return {};
  }
}

async function resize(bytes: Buffer, kind: PictureName['kind']): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...MAX_SIZES[kind], fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY, force: false })
    .toBuffer()
    .catch(() => {
      throw new Refusal(
        400,
        `The file is damaged, or has more than ${MAX_PIXELS / 1_000_000} million pixels. Save it again as a smaller PNG or JPEG file.`,
      );
    });
}

/** In ASCII, so that its URL can be read. */
function slugOf(title: string): string {
  const text = withoutAccents(title.normalize('NFKC').toLowerCase()).replace(/['’]/g, '');
  const words = text.match(/[a-z0-9]+/g) ?? ['app'];
  return words.join('-').slice(0, MAX_NAME_LENGTH).replace(/-$/, '');
}
