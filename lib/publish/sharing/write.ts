import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@/lib/catalogue/schema';
import { forEachAtOnce } from '@/lib/machine/for-each-at-once';
import { openCache } from '@/lib/publish/images/cache';
import { site } from '@/lib/site';
import { createRenderer } from './draw';
import { describeSharePictures, type SharePicture } from './pictures';

/** How many pictures are drawn at once. It keeps the cores busy, and few pictures in memory. */
const CONCURRENCY = 4;

/**
 * Writes a share picture for every page. These are not routes of the app, since an export cannot leave a route out, and
 * the URL of a picture must be absolute.
 *
 * @param out The finished export.
 * @param cache A folder of pictures that other languages of the site have drawn. A picture that is the same is not drawn again.
 * @param onDone Is told of each picture that is drawn, with the number of all.
 */
export async function writeSharing(
  apps: readonly App[],
  out: string,
  cache: string | null,
  onDone: (all: number) => void,
): Promise<void> {
  await mkdir(join(out, 'share'), { recursive: true });
  const pictures = describeSharePictures(apps);
  const render = await createRenderer(out);
  const drawn = cache === null ? null : await openCache(join(cache, 'share'));
  await forEachAtOnce(pictures, CONCURRENCY, async (picture) => {
    const file = join(out, decodeURIComponent(picture.path));
    if (drawn) await copyFile(await drawn.file(nameOf(picture), () => render(picture)), file);
    else await writeFile(file, await render(picture));
    onDone(pictures.length);
  });
}

/** All that a picture shows, but its files of icons and its colours, which are the same for all languages. */
function nameOf({ path: _, ...shown }: SharePicture): string {
  return `${createHash('sha256')
    .update(JSON.stringify([site.name, shown]))
    .digest('hex')}.jpg`;
}
