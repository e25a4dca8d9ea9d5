import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { initialOf } from '@/lib/format';
import { SHARE_ICON_SIZE, type ShareIcon } from './picture';

/**
 * An app's icon for a share picture, or its title's initial where the icon is off-site, missing or no image: a
 * build asks nobody else's server for anything.
 *
 * @param image As the catalogue has it.
 * @param root The folder that paths of the site begin at.
 */
export async function readIcon(image: string, title: string, root: string): Promise<ShareIcon> {
  const initial = { initial: initialOf(title).toLocaleUpperCase('en') };
  if (!image.startsWith('/')) return initial;
  try {
    const { pathname } = new URL(image, 'file:');
    const file = await readFile(join(root, decodeURIComponent(pathname)));
    const edge = { width: SHARE_ICON_SIZE, height: SHARE_ICON_SIZE, fit: 'cover' } as const;
    const png = await sharp(file).resize(edge).png({ compressionLevel: 1 }).toBuffer();
    return { dataUrl: `data:image/png;base64,${png.toString('base64')}` };
  } catch {
    return initial;
  }
}
