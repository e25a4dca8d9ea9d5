import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import sharp from 'sharp';
import { ICON_WIDTHS, isResizable, resizedUrl } from '@/lib/catalogue/resized';
import { imageFileOf } from '@/lib/catalogue/urls';
import { pixelsIn } from '@/lib/publish/images/svg-pictures';
import { site, tokens } from '@/lib/site';
import { isolate } from '@/lib/text/bidi';
import { initialOf, truncateText } from '@/lib/text/shorten';
import { loadFonts } from './fonts';
import { SHARE_PICTURE_SIZE, type SharePicture, type SharePictureIcon, SITE_ICON } from './pictures';
import {
  ICON_EDGE,
  type Icon,
  SharePictureLayout,
  TEXT_WIDTH,
  TITLE_HEIGHT,
  titleStyle,
} from './share-picture';

const JPEG = { quality: 80 } as const;

/** In pixels. The smallest also takes the titles that fit no size. */
const SMALLEST_TITLE = 40;
const TITLE_SIZES = [80, 66, 56, 46, SMALLEST_TITLE];

/**
 * Maximum length of a text before its layout, in UTF-16 code units: several times what fits at the smallest size. The
 * layout of a million letters takes 17 s.
 */
const MAX_LENGTH = 1000;

/**
 * Loads the fonts once for any number of pictures. A text that no font covers is left out.
 *
 * @param root The folder of the site's files, such as `out`.
 * @returns Draws a picture as a JPEG.
 */
export async function createRenderer(
  root: string,
): Promise<(picture: Omit<SharePicture, 'path'>) => Promise<Buffer>> {
  const fonts = await loadFonts();
  const renderer = new Renderer();
  for (const file of fonts.files) await renderer.registerFont(file);

  const covered = (text = '') => {
    const drawn = truncateText(text, MAX_LENGTH).normalize('NFC');
    return fonts.cover(drawn) ? isolate(drawn) : '';
  };

  const readIcon = async ({ image, title }: SharePictureIcon): Promise<Icon> => {
    const dataUrl = image && (await readImage(image, root));
    // Behind a logo, what pages in the light theme have there. The site’s own icon has round corners.
    const background = image === SITE_ICON.image ? {} : { background: tokens.light.sunken };
    return dataUrl
      ? { dataUrl, ...background }
      : { initial: covered(initialOf(title).toLocaleUpperCase('en')) };
  };

  return async ({ title, subtitle, rating, icons }) => {
    const { node } = await fromJsx(
      <SharePictureLayout
        title={covered(title)}
        titleSize={await fitTitle(renderer, covered(title))}
        subtitle={covered(subtitle)}
        rating={covered(rating)}
        icons={await Promise.all(icons.map(readIcon))}
        company={covered(site.name)}
      />,
    );
    const pixels = await renderer.render(node, { ...SHARE_PICTURE_SIZE, format: 'raw' });
    return sharp(pixels, { raw: { ...SHARE_PICTURE_SIZE, channels: 4 } })
      .jpeg(JPEG)
      .toBuffer();
  };
}

/** The largest size at which a title fits without breaking a word. */
async function fitTitle(renderer: Renderer, title: string): Promise<number> {
  for (const size of TITLE_SIZES) {
    // A flex item is at least as wide as its longest word.
    const { node } = await fromJsx(
      <div tw="flex" style={{ width: TEXT_WIDTH }}>
        <div style={{ ...titleStyle(size), flexGrow: 1 }}>{title}</div>
      </div>,
    );
    const { children } = await renderer.measure(node);
    const { width = 0, height = 0 } = children[0] ?? {};
    if (width <= TEXT_WIDTH && height <= TITLE_HEIGHT) return size;
  }
  return SMALLEST_TITLE;
}

/**
 * Reads an image as a square PNG, which has the whole image.
 *
 * @returns A `data:` URL; undefined if the image is off-site, missing or invalid: a build sends no requests to other
 *   sites.
 */
export async function readImage(image: string, root: string): Promise<string | undefined> {
  // The copy of an icon is in its frame. The export has an SVG file in its frame.
  const path = imageFileOf(isResizable(image) ? resizedUrl(image, Math.max(...ICON_WIDTHS), 'webp') : image);
  if (path === null) return undefined;
  try {
    const file = await readFile(join(root, path));
    const edge = { width: ICON_EDGE, height: ICON_EDGE, fit: 'contain', background: '#0000' } as const;
    const png = await sharp(pixelsIn(file)).autoOrient().resize(edge).png({ compressionLevel: 1 }).toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return undefined;
  }
}
