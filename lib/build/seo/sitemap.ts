import { escapeXml } from '@/lib/build/export/escape-xml';
import { groupByDeveloper } from '@/lib/catalogue/developers';
import { pageCount } from '@/lib/catalogue/pages';
import type { App } from '@/lib/catalogue/schema';
import { routes } from '@/lib/routes';

/** Maximum number of URLs in one sitemap file (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_LIMIT = 50_000;

/** A file of the site's root. */
export interface SitemapFile {
  /** `sitemap.xml`, or `sitemap-1.xml` and so on. */
  name: string;
  xml: string;
}

/** The unique paths of all pages for search engines, as in URLs. Excludes the installed apps, which are different for each visitor. */
export function sitemapPaths(apps: readonly Pick<App, 'id' | 'companyName'>[]): string[] {
  const listing = Array.from({ length: pageCount(apps.length) }, (_, index) => routes.appsPage(index + 1));
  const ofDevelopers = groupByDeveloper(apps).flatMap(({ developer: { slug }, apps }) =>
    Array.from({ length: pageCount(apps.length) }, (_, index) => routes.developer(slug, index + 1)),
  );
  return [routes.home, ...listing, ...ofDevelopers, ...apps.map(({ id }) => routes.app(id))];
}

/**
 * Creates the sitemap: `sitemap.xml`. With more paths than the limit, it is an index of `sitemap-1.xml`,
 * `sitemap-2.xml` and so on. Entries have no dates, because the catalogue does not contain any.
 *
 * @param toUrl The absolute URL of a path of this site.
 */
export function sitemapFiles(
  paths: readonly string[],
  toUrl: (path: string) => string,
  limit = SITEMAP_LIMIT,
): SitemapFile[] {
  const parts = Array.from({ length: Math.ceil(paths.length / limit) }, (_, index) =>
    document(
      'urlset',
      'url',
      paths.slice(index * limit, (index + 1) * limit).map((path) => toUrl(path)),
    ),
  );
  if (parts.length < 2) return parts.map((xml) => ({ name: 'sitemap.xml', xml }));
  const files = parts.map((xml, index) => ({ name: `sitemap-${index + 1}.xml`, xml }));
  const index = document(
    'sitemapindex',
    'sitemap',
    files.map(({ name }) => toUrl(`/${name}`)),
  );
  return [{ name: 'sitemap.xml', xml: index }, ...files];
}

function document(root: string, entry: string, urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls.map((url) => `<${entry}><loc>${escapeXml(url)}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n');
}
