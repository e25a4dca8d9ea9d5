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

/** The share of the pixels that must be near to a background that is continued. Letters can touch the edge. */
const MIN_NEAR = 0.9;
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
  if (isNear(outline, () => color, NEAR_COLOR)) return toHex(colorOf(color));

  const center = { x: mean(outline, ({ x }) => x), y: mean(outline, ({ y }) => y) };
  const average = CHANNELS.map((channel) => mean(outline, (pixel) => pixel.color[channel]));
  const changes = (['x', 'y'] as const).map((axis) => {
    const spread = mean(outline, (pixel) => (pixel[axis] - center[axis]) ** 2);
    return CHANNELS.map((channel) =>
      spread === 0
        ? 0
        : mean(outline, (pixel) => (pixel[axis] - center[axis]) * pixel.color[channel]) / spread,
    );
  });
  const [alongX = [], alongY = []] = changes;
  const at = ({ x, y }: Pixel) =>
    average.map(
      (value, channel) =>
        value + (x - center.x) * (alongX[channel] ?? 0) + (y - center.y) * (alongY[channel] ?? 0),
    );
  if (!isNear(outline, at, NEAR_GRADIENT)) return undefined;

  // By how much the channels change together, in the proportion of the axis with the greater change.
  const [main = []] = [...changes].sort((one, other) => length(other) - length(one));
  const unit = main.map((change) => change / (length(main) || 1));
  const [x = 0, y = 0] = changes.map((change) =>
    change.reduce((sum, value, channel) => sum + value * (unit[channel] ?? 0), 0),
  );
  const slope = length([x, y]) || 1;
  const point = (way: -0.5 | 0.5): ColorStop => ({
    x: 0.5 + (way * x) / slope,
    y: 0.5 + (way * y) / slope,
    color: toHex(colorOf(average.map((value, channel) => value + way * slope * (unit[channel] ?? 0)))),
  });
  return { from: point(-0.5), to: point(0.5) };
}

function isNear(
  outline: readonly Pixel[],
  expected: (pixel: Pixel) => readonly number[],
  most: number,
): boolean {
  const near = outline.filter((pixel) =>
    expected(pixel).every((value, channel) => Math.abs(value - (pixel.color[channel] ?? 0)) <= most),
  );
  return near.length >= MIN_NEAR * outline.length;
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
