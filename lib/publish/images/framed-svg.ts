import { svgRoot, svgSize } from '@/lib/files/svg';
import type { Frame } from './frame';
import type { Box } from './ink';

/** The edge of the square in which a picture is whole, in units of the SVG file. */
const UNITS = 1000;

/**
 * What browsers draw, and librsvg, which sharp uses, does not: HTML, animations, images of some formats, and rules, selectors
 * and functions of CSS. Drawing programs add a `foreignObject` for themselves, with `requiredExtensions`.
 */
const ONLY_IN_BROWSERS =
  /<(?:[^\s<>/:]+:)?(?:foreignObject\b(?![^>]*\srequiredExtensions)|animate|set\b)|@(?:media|keyframes|import|supports|layer|container)\b|:(?:is|where|has)\(|\b(?:var|color-mix|light-dark)\(|\bdata:image\/(?:webp|avif|gif)\b/i;

/** A colour of CSS Color 4, unless the same property has another one before it, as drawing programs write it. */
const WIDE_COLOR = /\b(?:(?:ok)?l(?:ab|ch)|color)\((?<!\b\1\s*:[^:;{}]*;\s*([\w-]+)\s*:\s*\w+\()/i;

/** A colour behind the whole picture. librsvg does not draw it, nor do browsers if the picture is in another one. */
const BACKGROUND = /(?<![\w-])background(?:-color)?\s*:(?!\s*(?:none|transparent))/i;

/** A text, whose width depends on the fonts of the machine. */
const TEXT = /<(?:[^\s<>/:]+:)?text\b/;

/** Whether sharp draws an SVG picture as browsers do, except for the fonts of its texts. */
export const isDrawnAsInBrowsers = (text: string) =>
  !ONLY_IN_BROWSERS.test(text) && !WIDE_COLOR.test(text) && !hasBackground(text);

export const hasBackground = (text: string) => BACKGROUND.test(text);

export const hasText = (text: string) => TEXT.test(text);

/** Where an SVG picture is in the square in which it is whole. Null if it has no size. */
export function boxInSquare(text: string): Box | null {
  const { width, height } = svgSize(text) ?? {};
  if (!width || !height) return null;
  const longest = Math.max(width, height);
  const share = { width: width / longest, height: height / longest };
  return { left: (1 - share.width) / 2, top: (1 - share.height) / 2, ...share };
}

/**
 * An SVG picture in a frame. The picture is in it as it was, with its entities and styles, so that browsers draw it as before.
 * One without a `viewBox` gets one, because not all browsers scale it otherwise.
 *
 * @param text The whole file.
 * @param pixels The longest edge.
 * @returns Null if the picture has no size.
 */
export function framedSvg(text: string, frame: Frame, pixels: number): string | null {
  const root = svgRoot(text);
  const box = boxInSquare(text);
  if (root === null || box === null) return null;
  const { index, attributesIndex, attributes } = root;
  const { width, height } = svgSize(text) ?? {};
  const own = attributes.replace(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return [
    text.slice(0, index).replace(/^<\?xml\s[^>]*>\s*/, ''),
    `${startTag(frame, pixels)}${backgroundOf(frame)}`,
    `${text.slice(index, attributesIndex)} ${place(box)}`,
    /\sviewBox\s*=/.test(own) ? '' : ` viewBox="0 0 ${width} ${height}"`,
    `${own}${text.slice(attributesIndex + attributes.length)}</svg>`,
  ].join('');
}

function startTag(frame: Frame, pixels: number): string {
  const [width, height] = [frame.width, frame.height].map((share) =>
    Math.round((pixels * share) / Math.max(frame.width, frame.height)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${inUnits(frame).join(' ')}">`;
}

function backgroundOf(frame: Frame): string {
  const { background } = frame;
  return background === undefined ? '' : `<rect ${place(frame)} fill="${background}"/>`;
}

function place(box: Box): string {
  const [x, y, width, height] = inUnits(box);
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

function inUnits({ left, top, width, height }: Box): number[] {
  return [left, top, width, height].map((share) => Number((UNITS * share).toFixed(2)));
}
