import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { initialOf } from '@/lib/format';
import type { SharePictureIcon } from './describe';
import { ICON_EDGE, type Icon } from './layout';

/**
 * Reads an icon as a square PNG. An image that is off-site, missing or invalid becomes the initial of its title: a
 * build sends no requests to other sites.
 *
 * @param root The folder of the site's files, such as `out`.
 */
export async function readIcon({ image, title }: SharePictureIcon, root: string): Promise<Icon> {
  const initial = { initial: initialOf(title).toLocaleUpperCase('en') };
  if (!image.startsWith('/')) return initial;
  try {
    const { pathname } = new URL(image, 'file:');
    const file = await readFile(join(root, decodeURIComponent(pathname)));
    const edge = { width: ICON_EDGE, height: ICON_EDGE, fit: 'cover' } as const;
    const png = await sharp(file).autoOrient().resize(edge).png({ compressionLevel: 1 }).toBuffer();
    return { dataUrl: `data:image/png;base64,${png.toString('base64')}` };
  } catch {
    return initial;
  }
}
