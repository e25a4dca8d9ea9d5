import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const COUNT = 300;
const EDGES = [64, 128, 256, 512];

/** Of ten icons, six are SVG, three PNG and one JPEG. */
const FORMATS = ['svg', 'svg', 'svg', 'svg', 'svg', 'svg', 'png', 'png', 'png', 'jpg'] as const;

/**
 * Draws 300 icons, SVG and raster images of several sizes.
 *
 * @param folder The `public/` folder to write to.
 * @returns Their paths on the site, such as `/pictures/sample-7.png`.
 */
export async function writeSampleIcons(folder: string): Promise<string[]> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  return Promise.all(
    Array.from({ length: COUNT }, async (_, index) => {
      const format = FORMATS[index % FORMATS.length] ?? 'svg';
      const path = `/pictures/sample-${index + 1}.${format}`;
      const edge = EDGES[Math.floor(index / FORMATS.length) % EDGES.length] ?? 128;
      const drawing = Buffer.from(drawIcon(index, edge));
      await writeFile(
        join(folder, path),
        format === 'svg' ? drawing : await sharp(drawing)[format === 'png' ? 'png' : 'jpeg']().toBuffer(),
      );
      return path;
    }),
  );
}

/**
 * Draws an SVG icon.
 *
 * @param index Different numbers give different icons.
 * @param edge Its width and height, in pixels.
 */
export function drawIcon(index: number, edge: number): string {
  const hue = (index * 47) % 360;
  const shapes = Array.from({ length: 6 }, (_, part) => {
    const at = (factor: number) => ((index + 1) * (part + 2) * factor) % 100;
    return `<circle cx="${at(13)}" cy="${at(29)}" r="${8 + (at(7) % 24)}" fill="hsl(${(hue + 40 * part) % 360} 80% ${35 + 8 * part}%)" opacity=".8"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 100 100"><defs><linearGradient id="g"><stop stop-color="hsl(${hue} 85% 55%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 85% 40%)"/></linearGradient></defs><rect width="100" height="100" fill="url(#g)"/>${shapes.join('')}</svg>`;
}
