/**
 * Makes the favicons; run by hand when a drawing changes: `npm run icons`. Out of `app/icon.svg`
 * come those that are shown as they are, out of `public/favicons/full-bleed.svg` those that a system cuts to its own
 * shape: they have no corners of their own, and their mark keeps clear of the edges.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { icoFile } from '@/lib/build/export/ico';

function png(svg: string, edge: number): Promise<Buffer> {
  const density = (72 * edge) / 40;
  return sharp(Buffer.from(svg), { density }).resize(edge, edge).png({ compressionLevel: 9 }).toBuffer();
}

async function makeIcons(): Promise<void> {
  const svg = await readFile(join('app', 'icon.svg'), 'utf8');
  const favicons = join('public', 'favicons');
  const fullBleed = await readFile(join(favicons, 'full-bleed.svg'), 'utf8');
  await writeFile(join('app', 'apple-icon.png'), await png(fullBleed, 180));
  await writeFile(join(favicons, 'icon-192.png'), await png(svg, 192));
  await writeFile(join(favicons, 'icon-512.png'), await png(svg, 512));
  await writeFile(join(favicons, 'maskable-512.png'), await png(fullBleed, 512));
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map(async (edge) => ({ edge, png: await png(svg, edge) })));
  await writeFile(join('app', 'favicon.ico'), icoFile(images));
}

void makeIcons();
