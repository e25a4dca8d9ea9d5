import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import sharp from 'sharp';
import { truncateText } from '@/lib/format';
import { site } from '@/lib/site';
import type { SharePicture } from './describe';
import { loadFonts } from './fonts';
import {
  type Icon,
  SharePictureLayout,
  TEXT_WIDTH,
  type TitleSize,
  titleLineHeight,
  titleStyle,
} from './layout';
import { SHARE_PICTURE_SIZE } from './paths';

/** Draws a description and its icons, one for one, as a JPEG. */
export type RenderSharePicture = (
  picture: Omit<SharePicture, 'path' | 'icons'>,
  icons: readonly Icon[],
) => Promise<Buffer>;

const JPEG = { quality: 80 } as const;

/** From the largest to the smallest, which also takes the titles that fit no size; they end in an ellipsis. */
const SMALLEST_TITLE: TitleSize = { size: 40, lines: 4 };
const TITLE_SIZES: readonly TitleSize[] = [
  { size: 80, lines: 2 },
  { size: 66, lines: 2 },
  { size: 56, lines: 3 },
  { size: 46, lines: 4 },
  SMALLEST_TITLE,
];

/**
 * Maximum length of a text before its layout, in UTF-16 code units: several times what fits at the smallest size. The
 * layout of a million letters takes 17 s.
 */
const MAX_LENGTH = 1000;

/** Loads the fonts once for any number of pictures. A text that no font covers is left out. */
export async function createRenderer(): Promise<RenderSharePicture> {
  const fonts = await loadFonts();
  const renderer = new Renderer();
  for (const file of fonts.files) await renderer.registerFont(file);

  const covered = (text: string | undefined) => {
    const drawn = text === undefined ? undefined : truncateText(text, MAX_LENGTH).normalize('NFC');
    return drawn !== undefined && fonts.cover(drawn) ? drawn : undefined;
  };

  return async ({ title, subtitle, rating }, icons) => {
    const words = { title: covered(title), subtitle: covered(subtitle), rating: covered(rating) };
    const { node } = await fromJsx(
      <SharePictureLayout
        {...words}
        titleSize={await fitTitle(renderer, words.title ?? '')}
        icons={icons.map((icon) => ('initial' in icon ? { initial: covered(icon.initial) ?? '' } : icon))}
        company={covered(site.name) ?? ''}
      />,
    );
    const pixels = await renderer.render(node, { ...SHARE_PICTURE_SIZE, format: 'raw' });
    return sharp(pixels, { raw: { ...SHARE_PICTURE_SIZE, channels: 4 } })
      .jpeg(JPEG)
      .toBuffer();
  };
}

/** The largest size at which a title fits without breaking a word. */
async function fitTitle(renderer: Renderer, title: string): Promise<TitleSize> {
  for (const candidate of TITLE_SIZES) {
    // A flex item is at least as wide as its longest word.
    const { node } = await fromJsx(
      <div style={{ display: 'flex', width: TEXT_WIDTH }}>
        <div style={{ ...titleStyle(candidate.size), flexGrow: 1 }}>{title}</div>
      </div>,
    );
    const { children } = await renderer.measure(node);
    const { width = 0, height = 0 } = children[0] ?? {};
    if (width <= TEXT_WIDTH && height <= candidate.lines * titleLineHeight(candidate.size)) return candidate;
  }
  return SMALLEST_TITLE;
}
