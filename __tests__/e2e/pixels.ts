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
