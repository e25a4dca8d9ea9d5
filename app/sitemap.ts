import type { MetadataRoute } from 'next';
import { groupByName, KINDS } from '@/lib/catalogue/names';
import { pageCount } from '@/lib/catalogue/pages';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { lastChange } from '@/lib/publish/seo/last-change';
import { absoluteUrl } from '@/lib/publish/site-url';
import { pageUrl, routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). Links lead to all other pages. */
const LIMIT = 50_000;

/**
 * All pages for search engines, which excludes those that are different for each visitor. Those of apps have the date of
 * their last change, if the catalogue has it. URLs must be absolute: finish-export removes the file if the build has no
 * origin.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const apps = await readCatalogue();
  const listing = pageNumbers(apps.length).map(routes.appsPage);
  const named = KINDS.flatMap((kind) =>
    groupByName(apps, kind).flatMap(({ slug, apps }) =>
      pageNumbers(apps.length).map((page) => routes[kind](slug, page)),
    ),
  );
  const pages = [
    ...[routes.home, ...listing, ...named].map((path) => ({ path, date: undefined })),
    ...apps.map((app) => ({ path: routes.app(app.id), date: lastChange(app) })),
  ];
  return pages.slice(0, LIMIT).map(({ path, date }) => ({
    url: absoluteUrl(pageUrl(path)) ?? path,
    ...(date !== undefined && { lastModified: date }),
  }));
}

function pageNumbers(apps: number): number[] {
  return Array.from({ length: pageCount(apps) }, (_, index) => index + 1);
}
