import { tokens } from '@/lib/site';
import { type Background, continuedBackground } from './background';
import { contrast, parseHex } from './contrast';
import type { Box, Ink, Pixel } from './ink';

/**
 * What is shown of a picture: a rectangle, in shares of the square in which the picture is whole, and often larger than that.
 * That of an icon is a square.
 */
export interface Frame extends Box {
  /** What is behind the picture. Absent if it is what the page has there. */
  background?: Background;
}

/** The room at each side of a logo, as a share of the icon, and at each side of a picture with a background of one colour. */
const ROOM = 0.08;
const BACKGROUND_ROOM = 0.04;
/** The least room at a side, and the least size, of a logo that is shown as it is. */
const MIN_ROOM = 0.05;
const MIN_SIZE = 0.6;

/** The least coverage of a picture with an opaque background. A disc has 0.79, a square with round corners 0.95. */
const BACKGROUND_COVERAGE = 0.85;
const SQUARE_RATIO = 1.05;

/** Ink with less contrast is hard to see. Not 3, which WCAG asks of graphics: most strong colours lack it in one theme. */
const MIN_CONTRAST = 2.5;
/** In the dark theme, of a logo that is twice as wide as high: its letters are small, and WCAG's contrast flatters dark pairs. */
const MIN_WIDE_CONTRAST = 3;
/** The share of the outline that may be hard to see. */
const MAX_VANISHED = 0.3;

/** What is behind icons in the two themes, `bg-sunken`. */
const LIGHT = tokens.light.sunken;
const DARK = tokens.dark.sunken;
/** Black and white have the same contrast with it. */
const MIDDLE = '#767676';

/** The backgrounds that logos can get. */
export const BACKGROUNDS: readonly string[] = [LIGHT, DARK, MIDDLE];

/** The frame that shows a picture as it is. */
export const WHOLE: Frame = { left: 0, top: 0, width: 1, height: 1 };

/**
 * The frame of an icon. Null if it is shown as it is: a square picture with an opaque background, or a logo with room
 * around that is seen in both themes.
 */
export function frameOf({ box, coverage, outline }: Ink): Frame | null {
  if (coverage < BACKGROUND_COVERAGE) {
    const background = backgroundFor(outline, box.width >= 2 * box.height);
    return background === undefined && hasRoom(box) ? null : around(box, ROOM, background);
  }
  if (isSquare(box)) return null;
  const background = continuedBackground(outline);
  return around(box, typeof background === 'string' ? BACKGROUND_ROOM : 0, background);
}

/** The frame of an icon whose colours are not known. */
export function frameOfUnknown(box: Box): Frame | null {
  return isSquare(box) ? null : around(box, ROOM);
}

/** The background on which the least of a logo vanishes. Undefined if it is seen in both themes without one. */
function backgroundFor(outline: readonly Pixel[], isWide: boolean): string | undefined {
  const measured = BACKGROUNDS.map((background) => {
    const color = parseHex(background);
    const minContrast = isWide && background === DARK ? MIN_WIDE_CONTRAST : MIN_CONTRAST;
    const count = outline.filter((ink) => contrast(ink.color, color) < minContrast).length;
    return { background, vanished: count / Math.max(1, outline.length) };
  });
  if (measured.every(({ background, vanished }) => background === MIDDLE || vanished <= MAX_VANISHED))
    return undefined;
  return measured.sort((one, other) => one.vanished - other.vanished)[0]?.background;
}

function isSquare({ width, height }: Box): boolean {
  return Math.max(width, height) <= SQUARE_RATIO * Math.min(width, height);
}

function hasRoom({ left, top, width, height }: Box): boolean {
  const room = Math.min(left, top, 1 - left - width, 1 - top - height);
  return room >= MIN_ROOM && Math.max(width, height) >= MIN_SIZE;
}

/** The square with a rectangle in its middle. */
function around({ left, top, width, height }: Box, room: number, background?: Background): Frame {
  const edge = Math.max(width, height) / (1 - 2 * room);
  return {
    left: left + (width - edge) / 2,
    top: top + (height - edge) / 2,
    width: edge,
    height: edge,
    ...(background !== undefined && { background }),
  };
}
