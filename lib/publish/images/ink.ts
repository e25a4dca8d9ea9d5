/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** A rectangle, in shares of the square. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is drawn in a picture, as opposed to its transparent part. */
export interface Ink {
  /** The smallest rectangle with all ink. */
  box: Box;
  /** The share of the rectangle that is ink: about 1 if the picture has an opaque background. */
  coverage: number;
  /** The colours of the ink beside the transparent part, of each pixel. Other ink is seen on any background. */
  outline: readonly Color[];
}

/** The least alpha of ink. Pixels below it smooth its edges. */
const INK_ALPHA = 128;

/** The distance in pixels from ink of the outline to the transparent part: about the width of a smoothed edge. */
const OUTLINE = 2;

/**
 * Finds the ink of a picture that is shown whole in the middle of a transparent square. Null if it has none.
 *
 * @param data Red, green, blue and alpha of each pixel of the square, from 0 to 255, by rows.
 * @param edge The width and the height of the square in pixels.
 */
export function findInk(data: Uint8Array, edge: number): Ink | null {
  const isInk = (x: number, y: number) =>
    x >= 0 && x < edge && y >= 0 && y < edge && (data[4 * (y * edge + x) + 3] ?? 0) >= INK_ALPHA;
  const isInside = (x: number, y: number) =>
    isInk(x - OUTLINE, y) && isInk(x + OUTLINE, y) && isInk(x, y - OUTLINE) && isInk(x, y + OUTLINE);
  const outline: Color[] = [];
  let [left, top, right, bottom, count] = [edge, edge, 0, 0, 0];
  for (let y = 0; y < edge; y += 1)
    for (let x = 0; x < edge; x += 1) {
      if (!isInk(x, y)) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = y + 1;
      count += 1;
      if (isInside(x, y)) continue;
      const at = 4 * (y * edge + x);
      outline.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  if (count === 0) return null;
  const [width, height] = [right - left, bottom - top];
  return {
    box: { left: left / edge, top: top / edge, width: width / edge, height: height / edge },
    coverage: count / (width * height),
    outline,
  };
}
