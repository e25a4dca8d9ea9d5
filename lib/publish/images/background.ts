import { toHex } from './color';
import type { Color, Pixel } from './ink';

/** What is behind a picture: a colour such as `#f1eef9`, or two that blend from one point of its square to another. */
export type Background = string | { from: ColorStop; to: ColorStop };

interface ColorStop {
  x: number;
  y: number;
  color: string;
}

const CHANNELS = [0, 1, 2] as const;

/** The share of the pixels that must be near to one colour, because letters can touch the edge, or to a gradient. */
const MIN_NEAR_COLOR = 0.72;
const MIN_NEAR_GRADIENT = 0.9;
/** The greatest difference of a channel, from 0 to 255, to one colour, and to a gradient, which is seldom exactly linear. */
const NEAR_COLOR = 8;
const NEAR_GRADIENT = 24;

/**
 * Continues the background of a picture: its colour, or its linear gradient. Undefined if it has neither.
 *
 * @param outline Pixels at the edges of the picture, which is in the middle of the square.
 */
export function continuedBackground(outline: readonly Pixel[]): Background | undefined {
  const color = CHANNELS.map((channel) => median(outline.map((pixel) => pixel.color[channel])));
  if (shareNear(outline, () => color, NEAR_COLOR) >= MIN_NEAR_COLOR) return toHex(colorOf(color));

  const average = CHANNELS.map((channel) => mean(outline, (pixel) => pixel.color[channel]));
  const changes = (['x', 'y'] as const).map((axis) => {
    const center = mean(outline, (pixel) => pixel[axis]);
    const spread = mean(outline, (pixel) => (pixel[axis] - center) ** 2);
    return CHANNELS.map((channel) =>
      spread === 0 ? 0 : mean(outline, (pixel) => (pixel[axis] - center) * pixel.color[channel]) / spread,
    );
  });
  // By how much the channels change together, in the proportion of the axis with the greater change.
  const [main = []] = [...changes].sort((one, other) => length(other) - length(one));
  const unit = main.map((change) => change / (length(main) || 1));
  const [x = 0, y = 0] = changes.map((change) =>
    change.reduce((sum, value, channel) => sum + value * (unit[channel] ?? 0), 0),
  );
  /** The colour at a distance from the middle of the square, along the gradient. */
  const at = (distance: number) => average.map((value, channel) => value + distance * (unit[channel] ?? 0));
  const drawn = (pixel: Pixel) => at((pixel.x - 0.5) * x + (pixel.y - 0.5) * y);
  if (shareNear(outline, drawn, NEAR_GRADIENT) < MIN_NEAR_GRADIENT) return undefined;

  const slope = length([x, y]) || 1;
  const point = (way: -0.5 | 0.5): ColorStop => ({
    x: 0.5 + (way * x) / slope,
    y: 0.5 + (way * y) / slope,
    color: toHex(colorOf(at(way * slope))),
  });
  return { from: point(-0.5), to: point(0.5) };
}

/** The share of the pixels whose channels differ by `most` or less. */
function shareNear(
  outline: readonly Pixel[],
  expected: (pixel: Pixel) => readonly number[],
  most: number,
): number {
  const near = outline.filter((pixel) =>
    expected(pixel).every((value, channel) => Math.abs(value - (pixel.color[channel] ?? 0)) <= most),
  );
  return near.length / outline.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

function mean<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((sum, item) => sum + read(item), 0) / items.length;
}

function length(vector: readonly number[]): number {
  return Math.hypot(...vector);
}

function colorOf([red = 0, green = 0, blue = 0]: readonly number[]): Color {
  const inRange = (value: number) => Math.min(255, Math.max(0, value));
  return [inRange(red), inRange(green), inRange(blue)];
}
