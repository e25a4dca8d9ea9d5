import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { App } from '@/lib/catalogue/schema';
import { pictureOf } from '@/lib/catalogue/screenshots';

/** A phone, and a wide screen, in turn. */
const SIZES = [
  [1080, 2160],
  [1080, 2160],
  [1600, 900],
] as const;

/**
 * Writes the screenshots of an app: SVG, PNG or JPEG, as their names say.
 *
 * @param folder The `public/` folder to write to.
 */
export async function writeScreenshots(folder: string, { screenshots = [] }: App): Promise<void> {
  for (const [index, image] of screenshots.map(pictureOf).entries()) {
    const [width, height] = SIZES[index % SIZES.length] ?? SIZES[0];
    const drawing = Buffer.from(drawScreenshot(index, width, height));
    const isDrawing = image.endsWith('.svg');
    const picture = isDrawing
      ? drawing
      : await sharp(drawing)
          .toFormat(image.endsWith('.png') ? 'png' : 'jpeg')
          .toBuffer();
    await writeFile(join(folder, image), picture);
  }
}

/** Draws a screen with a bar and a list, as SVG. */
function drawScreenshot(index: number, width: number, height: number): string {
  const hue = (index * 47) % 360;
  const rows = Array.from({ length: Math.floor(height / 180) - 1 }, (_, row) => {
    const y = 200 + 180 * row;
    return `<circle cx="110" cy="${y + 70}" r="50" fill="hsl(${hue + 30 * row} 60% 60%)"/><rect x="200" y="${y + 30}" width="${width * 0.5}" height="30" rx="15" fill="#444"/><rect x="200" y="${y + 80}" width="${width * 0.7 - 100}" height="24" rx="12" fill="#bbb"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="160" fill="hsl(${hue} 60% 50%)"/>${rows.join('')}</svg>`;
}
