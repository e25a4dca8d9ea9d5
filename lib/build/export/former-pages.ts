import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { licencesLink } from '@/lib/build/licences/write';
import { absoluteUrl } from '@/lib/build/seo/site-url';
import { closeDirections, isolate } from '@/lib/catalogue/bidi';
import {
  type FormerDeveloper,
  type FormerDevelopers,
  resolveFormer,
} from '@/lib/catalogue/check/former-developers';
import { type AppNames, groupByName } from '@/lib/catalogue/names';
import { pageCount } from '@/lib/catalogue/pages';
import { pageUrl, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { insertPolicy } from './content-security-policy';
import { escapeXml } from './escape-xml';
import { pageFile } from './page-file';

/**
 * For each former name of a developer, writes one page per listing page of the new name. Each redirects to it without
 * JavaScript. Not routes of the app: they would have the layout and the scripts of all pages. Call it after
 * `finishPages`, which must not process these pages.
 *
 * @param out The folder of the export.
 * @returns The number of pages.
 */
export async function writeFormerPages(
  out: string,
  apps: readonly AppNames[],
  former: FormerDevelopers,
): Promise<number> {
  const { pages } = resolveFormer(former, apps);
  if (pages.length === 0) return 0;
  const counts = new Map(groupByName(apps, 'developer').map(({ slug, apps }) => [slug, apps.length]));
  let written = 0;
  for (const page of pages) {
    const count = pageCount(counts.get(page.developer.slug) ?? 0);
    for (let number = 1; number <= count; number += 1) {
      const path = join(out, pageFile(routes.developer(page.slug, number)));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, formerPage(page, number));
      written += 1;
    }
  }
  return written;
}

/** The page of a former name. It names no file of the site, so the service worker does not save it. */
function formerPage({ name, slug, developer }: FormerDeveloper, number: number): string {
  const path = routes.developer(developer.slug, number);
  const canonical = absoluteUrl(pageUrl(path));
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    `<meta http-equiv="refresh" content="0; url=${pageUrl(path)}"/>`,
    '<meta name="robots" content="noindex"/>',
    canonical ? `<link rel="canonical" href="${escapeXml(canonical)}"/>` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    `<title>${escapeXml(`${isolate(developer.name)} | ${site.name}`)}</title>`,
    licencesLink(),
    `</head><body><p><bdi>${escapeXml(closeDirections(name))}</bdi> is now `,
    `<a href="${pageUrl(path)}"><bdi>${escapeXml(developer.name)}</bdi></a>.</p></body></html>`,
  ].join('');
  return insertPolicy(html, [], routes.developer(slug));
}
