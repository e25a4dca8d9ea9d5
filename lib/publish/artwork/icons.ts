import 'server-only';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { mark } from '@/lib/mark';
import { brand } from '@/lib/site';

/** The icons of the site, by their file names below `/favicons`. */
export const ICON_FILES = {
  'icon.svg': async () => Buffer.from(markSvg()),
  'icon-192.png': () => png(markSvg(), 192),
  'icon-512.png': () => png(markSvg(), 512),
  'maskable-512.png': () => png(fullBleedSvg(), 512),
  'apple-180.png': () => png(fullBleedSvg(), 180),
} as const;

const ICO_EDGES = [16, 32, 48];

/** The mark as an SVG document, with rounded corners. */
export function markSvg(): string {
  return svg(
    `<rect width="${mark.size}" height="${mark.size}" rx="${mark.radius}" fill="url(#g)"/><path d="${mark.moor}" fill="#fff" opacity="${mark.moorOpacity}"/><path d="${mark.bird}" fill="#fff"/>`,
  );
}

/** The mark for systems that crop icons: without rounded corners, and with a margin around the bird. */
function fullBleedSvg(): string {
  const margin = mark.size * 0.1;
  return svg(
    `<rect width="${mark.size}" height="${mark.size}" fill="url(#g)"/><path d="${mark.fullMoor}" fill="#fff" opacity="${mark.moorOpacity}"/><path transform="translate(${margin} ${margin}) scale(.8)" d="${mark.bird}" fill="#fff"/>`,
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${brand.from}"/><stop offset="1" stop-color="${brand.to}"/></linearGradient></defs>${content}</svg>`;
}

/** `favicon.ico` with 16, 32 and 48 pixels, for browsers that do not support SVG icons. */
export async function faviconIco(): Promise<Buffer> {
  return pngToIco(await Promise.all(ICO_EDGES.map((edge) => png(markSvg(), edge))));
}

function png(source: string, edge: number): Promise<Buffer> {
  const density = (72 * edge) / mark.size;
  return sharp(Buffer.from(source), { density }).resize(edge, edge).png({ compressionLevel: 9 }).toBuffer();
}
