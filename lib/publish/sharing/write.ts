import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@/lib/catalogue/schema';
import { forEachConcurrently } from '@/lib/machine/for-each-concurrently';
import { describeSharePictures } from './pictures';
import { createRenderer } from './renderer';

/** How many pictures are drawn at once. It keeps the cores busy, and few pictures in memory. */
const CONCURRENCY = 4;

/**
 * Writes a share picture for every page. These are not routes of the app, since an export cannot leave a route out, and
 * the URL of a picture must be absolute.
 *
 * @param out The finished export.
 */
export async function writeSharing(apps: readonly App[], out: string): Promise<void> {
  await mkdir(join(out, 'share'), { recursive: true });
  const pictures = describeSharePictures(apps);
  const render = await createRenderer(out);
  await forEachConcurrently(
    pictures,
    CONCURRENCY,
    async (picture) => writeFile(join(out, decodeURIComponent(picture.path)), await render(picture)),
    'share picture',
  );
}
