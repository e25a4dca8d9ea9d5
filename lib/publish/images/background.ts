import { toHex } from './contrast';
import type { Color, Pixel } from './ink';

/** What is behind a picture: a colour such as `#f1eef9`, or two that blend from one point of its square to another. */
export type Background = string | { from: ColorStop; to: ColorStop };

interface ColorStop {
  x: number;
  y: number;
  color: string;
}

/** The least change of a channel across the square, from 0 to 255, that is a gradient. */
const MIN_CHANGE = 12;

/**
 * Continues the background of a picture: its colour, or its linear gradient.
 *
 * @param outline Pixels at the edges of the picture, which is in the middle of the square.
 */
export function continuedBackground(outline: readonly Pixel[]): Background {
  const average = ([0, 1, 2] as const).map((channel) => mean(outline, ({ color }) => color[channel]));
  const changes = (['x', 'y'] as const).map((axis) => {
    const center = mean(outline, (pixel) => pixel[axis]);
    const spread = mean(outline, (pixel) => (pixel[axis] - center) ** 2);
    return ([0, 1, 2] as const).map((channel) =>
      spread === 0 ? 0 : mean(outline, (pixel) => (pixel[axis] - center) * pixel.color[channel]) / spread,
    );
  });
  // By how much the channels change together, in the proportion of the axis with the greater change.
  const [main = []] = [...changes].sort((one, other) => length(other) - length(one));
  if (length(main) < MIN_CHANGE) return toHex(colorOf(average));
  const unit = main.map((change) => change / length(main));
  const [x = 0, y = 0] = changes.map((change) =>
    change.reduce((sum, value, channel) => sum + value * (unit[channel] ?? 0), 0),
  );
  const slope = length([x, y]);
  const point = (way: -0.5 | 0.5): ColorStop => ({
    x: 0.5 + (way * x) / slope,
    y: 0.5 + (way * y) / slope,
    color: toHex(colorOf(average.map((value, channel) => value + way * slope * (unit[channel] ?? 0)))),
  });
  return { from: point(-0.5), to: point(0.5) };
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
