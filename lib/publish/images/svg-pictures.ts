import sharp from 'sharp';
import { ICON_WIDTHS, MAX_SCREENSHOT_RATIO, SCREENSHOT_WIDTHS } from '@/lib/catalogue/resized';
import { decodeXml } from '@/lib/files/svg';
import { findSvgFrame } from './find-frame';
import { type Frame, WHOLE } from './frame';
import { boxInSquare, framedSvg, hasText, isDrawnAsInBrowsers } from './framed-svg';

/** A larger SVG file is replaced by pixels, and these have at most as many bytes if they are an icon. */
const MAX_BYTES = 50_000;

/** From 1 to 100. Alpha, which WebP does not blur, is most of a picture with fine lines. */
const WEBP = { quality: 60, alphaQuality: 50 };

/** The longest edges of an icon in pixels. */
const ICON_EDGES = [...ICON_WIDTHS, 384].sort((a, b) => b - a);

/** An SVG file as an icon: in its frame, and with at most 50 kB. The same file if it is shown as it is. */
export async function svgIcon(original: Buffer): Promise<Buffer> {
  const text = decodeXml(original);
  const frame = await findSvgFrame(text);
  const pixels = await pixelsOf(original, text, frame ?? WHOLE, ICON_EDGES);
  const svg = pixels ?? (frame && framedSvg(text, frame, Math.max(...ICON_WIDTHS)));
  return svg ? Buffer.from(svg) : original;
}

/** An SVG file as a screenshot. The same file if it has at most 50 kB. */
export async function svgScreenshot(original: Buffer): Promise<Buffer> {
  const text = decodeXml(original);
  const box = boxInSquare(text);
  const width = Math.max(...SCREENSHOT_WIDTHS);
  const longest = box && Math.min(MAX_SCREENSHOT_RATIO * width, Math.round(width / box.width));
  const svg = box && longest && (await pixelsOf(original, text, box, [longest]));
  return svg ? Buffer.from(svg) : original;
}

/**
 * A large SVG file as an SVG file with an image of pixels, because its URL keeps its type: of the largest edge with few bytes.
 * Null if the file is not large, if browsers draw it in another way, or if sharp cannot draw it.
 */
async function pixelsOf(
  { length }: Buffer,
  text: string,
  frame: Frame,
  edges: readonly number[],
): Promise<string | null> {
  if (length <= MAX_BYTES || hasText(text) || !isDrawnAsInBrowsers(text)) return null;
  let smallest: string | null = null;
  for (const edge of edges) {
    const svg = framedSvg(text, frame, edge);
    if (svg === null) return null;
    const image = await sharp(Buffer.from(svg), { unlimited: true })
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    if (image === null) return null;
    const { width, height } = image.info;
    const size = `width="${width}" height="${height}"`;
    smallest = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/webp;base64,${image.data.toString('base64')}"/></svg>`;
    if (smallest.length <= MAX_BYTES) break;
  }
  return smallest !== null && smallest.length < length ? smallest : null;
}

/** The pixels in an SVG file that was replaced by such, because librsvg does not draw WebP. Otherwise the file. */
export function pixelsIn(file: Buffer): Buffer {
  const [, base64] = /^<svg [^>]*><image [^>]*webp;base64,([^"]+)/.exec(file.toString('latin1')) ?? [];
  return base64 === undefined ? file : Buffer.from(base64, 'base64');
}
