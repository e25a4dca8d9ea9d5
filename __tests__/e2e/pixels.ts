import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface Point {
  x: number;
  y: number;
}

/** The colours that the viewport shows at these points, as `rgb(99, 46, 227)`. */
export async function colorsAt(page: Page, points: readonly Point[]): Promise<string[]> {
  const image = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return points.map(({ x, y }) => {
    const start = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    return `rgb(${[...data.subarray(start, start + 3)].join(', ')})`;
  });
}

/** How many pixels differ between two screenshots of the same size. */
export async function differingPixels(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) throw new Error('The screenshots have different sizes.');
  let count = 0;
  for (let start = 0; start < a.length; start += 3)
    if (!a.subarray(start, start + 3).equals(b.subarray(start, start + 3))) count += 1;
  return count;
}

/** A six-digit hex colour as browsers compute it: `rgb(99, 46, 227)`. */
export function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
}
