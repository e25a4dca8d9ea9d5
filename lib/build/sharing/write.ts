import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { absoluteUrl, siteUrl } from '@/lib/build/seo/site-url';
import { sitemapFiles, sitemapPaths } from '@/lib/build/seo/sitemap';
import { parseJson } from '@/lib/catalogue/file';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { site } from '@/lib/site';
import { readIcon } from './icons';
import { openLettering } from './lettering';
import { type SharePage, sharePages } from './pages';
import { type Letter, type ShareIcon, sharePictureSvg } from './picture';

/** As many as keep two cores busy: drawing is sharp's, beside the script. */
const AT_ONCE = 4;

/** JPEG, because a gradient in a PNG is either striped or ten times the size. */
const JPEG = { quality: 82, mozjpeg: true } as const;

/**
 * Writes what only an origin makes sense of: the sitemap, and a share picture for every page. Not routes of the
 * app, since an export can leave no route out, and has no index of sitemaps.
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
  return drawAll(out, sharePages(apps));
}

async function readJson(path: string): Promise<unknown> {
  return parseJson(await readFile(path, 'utf8'));
}

async function drawAll(out: string, pages: readonly SharePage[]): Promise<number> {
  await mkdir(join(out, 'share'), { recursive: true });
  const letter = openLettering();
  const mark = await readIcon('/favicons/icon.svg', site.name, out);
  const left = [...pages];
  const worker = async () => {
    for (let page = left.shift(); page; page = left.shift()) await draw(out, page, mark, letter);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return pages.length;
}

async function draw(out: string, page: SharePage, mark: ShareIcon, letter: Letter): Promise<void> {
  const icons = await Promise.all(page.apps.map(({ image, title }) => readIcon(image, title, out)));
  const svg = sharePictureSvg({ ...page, icons: icons.length > 0 ? icons : [mark] }, site.name, letter);
  await sharp(Buffer.from(svg)).jpeg(JPEG).toFile(join(out, page.path));
}
