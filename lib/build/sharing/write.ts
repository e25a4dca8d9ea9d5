import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachAtOnce } from '@/lib/build/export/for-each-at-once';
import { OPENSEARCH_PATH, openSearchDescription } from '@/lib/build/seo/opensearch';
import { absoluteUrl, siteUrl } from '@/lib/build/seo/site-url';
import { sitemapFiles, sitemapPaths } from '@/lib/build/seo/sitemap';
import { parseJson } from '@/lib/catalogue/file';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { describeSharePictures, type SharePicture } from './describe';
import { readIcon } from './icons';
import { createRenderer } from './render';

/** How many pictures are drawn at once. It keeps the cores busy, and few pictures in memory. */
const CONCURRENCY = 4;

/**
 * Writes what needs an origin: the sitemap, the description of the search, and a share picture for every page. These are not routes of the app,
 * since an export cannot leave a route out, and Next has no index of sitemaps.
 *
 * @param out The finished export; its `appsData.json` is the catalogue that the build has checked.
 * @returns How many pictures were drawn; null without an origin, when nothing is written.
 */
export async function writeSharing(out: string): Promise<number | null> {
  const origin = siteUrl();
  if (!origin) return null;
  const apps = parseCatalogue(await readJson(join(out, 'appsData.json')));
  const toUrl = (path: string) => absoluteUrl(path, origin) ?? path;
  for (const { name, xml } of sitemapFiles(sitemapPaths(apps), toUrl)) await writeFile(join(out, name), xml);
  const search = openSearchDescription();
  if (search) await writeFile(join(out, OPENSEARCH_PATH), search);
  const pictures = describeSharePictures(apps);
  await writeSharePictures(out, pictures);
  return pictures.length;
}

async function readJson(path: string): Promise<unknown> {
  return parseJson(await readFile(path, 'utf8'));
}

async function writeSharePictures(out: string, pictures: readonly SharePicture[]): Promise<void> {
  await mkdir(join(out, 'share'), { recursive: true });
  const render = await createRenderer();
  await forEachAtOnce(pictures, CONCURRENCY, async (picture) => {
    const icons = await Promise.all(picture.icons.map((icon) => readIcon(icon, out)));
    await writeFile(join(out, decodeURIComponent(picture.path)), await render(picture, icons));
  });
}
