import sharp, { type Sharp } from 'sharp';
import {
  ICON_WIDTHS,
  MAX_SCREENSHOT_RATIO,
  type ResizedFormat,
  SCREENSHOT_WIDTHS,
} from '@/lib/catalogue/resized';
import { findFrame } from './find-frame';
import type { Frame } from './frame';

/**
 * Encoder settings: about the same quality, from 1 to 100. With AVIF's effort of 4, which is the default, encoding takes
 * six times as long, and files are 6 % smaller. A change of them needs another version of the cache.
 */
const SETTINGS = { avif: { quality: 60, effort: 2 }, webp: { quality: 80 } };

const CLEAR = '#0000';

/** The copies of a picture: their widths, and how one is encoded. Pictures are never enlarged, and do not move. */
export interface Copies {
  widths: readonly number[];
  encode: (width: number, format: ResizedFormat) => Promise<Buffer>;
}

/** Of an icon: what its frame shows, or the whole picture if it has none. */
export function iconCopies(picture: Buffer): Copies {
  let found: Promise<Frame | null> | undefined;
  return {
    widths: ICON_WIDTHS,
    encode: async (width, format) => {
      // Not if all copies are in the cache.
      found ??= findFrame(picture);
      const frame = await found;
      const copy = frame ? await inFrame(picture, frame, width) : inside(picture, width, width);
      return copy.toFormat(format, SETTINGS[format]).toBuffer();
    },
  };
}

/** Of a screenshot, which is whole. */
export function screenshotCopies(picture: Buffer): Copies {
  return {
    widths: SCREENSHOT_WIDTHS,
    encode: (width, format) =>
      inside(picture, width, MAX_SCREENSHOT_RATIO * width)
        .toFormat(format, SETTINGS[format])
        .toBuffer(),
  };
}

function inside(picture: Buffer, width: number, height: number): Sharp {
  return sharp(picture).autoOrient().resize({ width, height, fit: 'inside', withoutEnlargement: true });
}

async function inFrame(picture: Buffer, frame: Frame, maxEdge: number): Promise<Sharp> {
  const { width, height } = await sharp(picture).metadata();
  const edge = Math.min(maxEdge, Math.round(frame.width * Math.max(width, height)));
  /** The square in which the picture is whole. The frame begins and ends inside or outside of it. */
  const whole = Math.round(edge / frame.width);
  const [left, top] = [Math.round(frame.left * whole), Math.round(frame.top * whole)];
  const [right, bottom] = [left + edge, top + edge];
  const shown = sharp(picture)
    .autoOrient()
    .resize({ width: whole, height: whole, fit: 'contain', background: CLEAR })
    .extract({
      left: Math.max(0, left),
      top: Math.max(0, top),
      width: Math.min(whole, right) - Math.max(0, left),
      height: Math.min(whole, bottom) - Math.max(0, top),
    });
  const background = frame.background ?? CLEAR;
  return sharp({ create: { width: edge, height: edge, channels: 4, background } }).composite([
    {
      input: await shown.png({ compressionLevel: 1 }).toBuffer(),
      left: Math.max(0, -left),
      top: Math.max(0, -top),
    },
  ]);
}
