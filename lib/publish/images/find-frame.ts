import sharp from 'sharp';
import { type Frame, frameOf, frameOfUnknown, WHOLE } from './frame';
import { boxInSquare, framedSvg, hasBackground, hasText, isDrawnAsInBrowsers } from './framed-svg';
import { findInk, type Ink } from './ink';

/** The edge of the square in which the ink of a picture is measured, in pixels: fine enough for the letters of a wide logo. */
const EDGE = 384;

/**
 * Finds the frame of an icon of pixels. Null if it is shown as it is.
 *
 * @throws Error of sharp if it is not valid.
 */
export async function findFrame(picture: Buffer): Promise<Frame | null> {
  const ink = await measure(picture);
  return ink && frameOf(ink);
}

/** As `findFrame`, of the text of an SVG picture. */
export async function findSvgFrame(text: string): Promise<Frame | null> {
  if (hasBackground(text)) return null;
  const box = boxInSquare(text);
  const whole = box && framedSvg(text, WHOLE, EDGE);
  if (!whole) return null;
  if (!isDrawnAsInBrowsers(text)) return frameOfUnknown(box);
  try {
    const ink = await measure(Buffer.from(whole));
    // With another font, texts can need the whole picture.
    return ink && frameOf(hasText(text) ? { ...ink, box } : ink);
  } catch {
    return frameOfUnknown(box);
  }
}

async function measure(picture: Buffer): Promise<Ink | null> {
  const data = await sharp(picture)
    .autoOrient()
    .resize({ width: EDGE, height: EDGE, fit: 'contain', background: '#0000' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return findInk(data, EDGE);
}
