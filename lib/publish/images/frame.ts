import { tokens } from '@/lib/site';
import { lightness, parseHex, toHex } from './color';
import type { Box, Color, Ink } from './ink';

/**
 * What is shown of a picture: a rectangle, in shares of the square in which the picture is whole, and often larger than that.
 * That of an icon is a square.
 */
export interface Frame extends Box {
  /** The colour behind the picture, such as `#f1eef9`. Absent if it is what the page has there. */
  background?: string;
}

/** The room at each side of a logo, as a share of the icon, and at each side of a picture with a background of one colour. */
const ROOM = 0.08;
const BACKGROUND_ROOM = 0.04;
/** The share of the pixels at the edges that must be near to one colour, because letters can touch the edge. */
const MIN_NEAR = 0.72;
/** The greatest difference of a channel, from 0 to 255. */
const NEAR = 8;
/** The least room at a side, and the least size, of a logo that is shown as it is. */
const MIN_ROOM = 0.05;
const MIN_SIZE = 0.6;

/** The least coverage of a picture with an opaque background. A disc has 0.79, a square with round corners 0.95. */
const BACKGROUND_COVERAGE = 0.85;
const SQUARE_RATIO = 1.05;

/** What is behind icons in the two themes, `bg-sunken`. */
const LIGHT = tokens.light.sunken;
const DARK = tokens.dark.sunken;
/** Shows black and white, and both are dull on it. */
const MIDDLE = '#767676';

/** The backgrounds that logos can get. */
export const BACKGROUNDS: readonly string[] = [LIGHT, DARK, MIDDLE];

/** Ink whose lightness differs by less from what is behind it is lost. */
const UNSEEN = 12;
/** Ink whose lightness differs by more is seen well. On a dark background, thin strokes need more. */
const SEEN = 30;
const SEEN_ON_DARK = 42;
/** The share of the outline that may be lost in a theme. */
const MAX_LOST = 0.2;
/** Ink has vanished if its distance in red, green and blue to what is behind it is less. */
const VANISHED = 80;
/** The share of the outline that may have vanished on the dark background, and the one that `MIDDLE` must save. */
const MAX_VANISHED = 0.12;
const MIN_SAVED = 0.28;

/** The frame that shows a picture as it is. */
export const WHOLE: Frame = { left: 0, top: 0, width: 1, height: 1 };

/**
 * The frame of an icon. Null if it is shown as it is: a square picture with an opaque background, or a logo with room
 * around that is seen in both themes.
 */
export function frameOf({ box, coverage, outline }: Ink): Frame | null {
  if (coverage < BACKGROUND_COVERAGE) {
    const background = backgroundFor(outline);
    return background === undefined && hasRoom(box) ? null : around(box, ROOM, background);
  }
  if (isSquare(box)) return null;
  const background = colorOf(outline);
  return around(box, background === undefined ? ROOM : BACKGROUND_ROOM, background);
}

/** The colour of an opaque background. Undefined if it has several, or a gradient. */
function colorOf(outline: readonly Color[]): string | undefined {
  const median = (channel: 0 | 1 | 2) =>
    outline.map((color) => color[channel]).sort((one, other) => one - other)[outline.length >> 1] ?? 0;
  const middle = [median(0), median(1), median(2)] as const;
  const near = outline.filter((color) =>
    middle.every((value, channel) => Math.abs(value - (color[channel] ?? 0)) <= NEAR),
  );
  return near.length >= MIN_NEAR * outline.length ? toHex(middle) : undefined;
}

/** The frame of an icon whose colours are not known. */
export function frameOfUnknown(box: Box): Frame | null {
  return isSquare(box) ? null : around(box, ROOM);
}

/**
 * The background on which a logo is seen. Undefined if it is in both themes without one. Bright colours, which lightness alone
 * takes for lost on the light one, do not vanish there, as a black name does on the dark one.
 */
function backgroundFor(outline: readonly Color[]): string | undefined {
  const inks = outline.map(lightness);
  const lost = { light: shareLost(inks, LIGHT, SEEN), dark: shareLost(inks, DARK, SEEN_ON_DARK) };
  if (Math.max(lost.light, lost.dark) <= MAX_LOST) return undefined;
  const [onLight, onDark] = [shareVanished(outline, LIGHT), shareVanished(outline, DARK)];
  if (Math.min(onLight, onDark) - shareVanished(outline, MIDDLE) > MIN_SAVED) return MIDDLE;
  if (onDark > Math.max(onLight, MAX_VANISHED)) return LIGHT;
  return lost.light <= lost.dark ? LIGHT : DARK;
}

/** @param inks Lightnesses. */
function shareLost(inks: readonly number[], background: string, seen: number): number {
  const behind = lightness(parseHex(background));
  const lost = inks.map((ink) => (seen - Math.abs(ink - behind)) / (seen - UNSEEN));
  return lost.reduce((sum, share) => sum + Math.min(1, Math.max(0, share)), 0) / Math.max(1, inks.length);
}

function shareVanished(outline: readonly Color[], background: string): number {
  const behind = parseHex(background);
  const distance = (color: Color) =>
    Math.hypot(...color.map((value, channel) => value - (behind[channel] ?? 0)));
  return outline.filter((color) => distance(color) < VANISHED).length / Math.max(1, outline.length);
}

function isSquare({ width, height }: Box): boolean {
  return Math.max(width, height) <= SQUARE_RATIO * Math.min(width, height);
}

function hasRoom({ left, top, width, height }: Box): boolean {
  const room = Math.min(left, top, 1 - left - width, 1 - top - height);
  return room >= MIN_ROOM && Math.max(width, height) >= MIN_SIZE;
}

/** The square with a rectangle in its middle. */
function around({ left, top, width, height }: Box, room: number, background?: string): Frame {
  const edge = Math.max(width, height) / (1 - 2 * room);
  return {
    left: left + (width - edge) / 2,
    top: top + (height - edge) / 2,
    width: edge,
    height: edge,
    ...(background !== undefined && { background }),
  };
}
