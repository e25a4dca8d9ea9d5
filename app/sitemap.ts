import type { MetadataRoute } from 'next';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { absoluteUrl } from '@/lib/build/seo/site-url';
import { groupByDeveloper } from '@/lib/catalogue/developers';
import { pageCount } from '@/lib/catalogue/pages';
import { pageUrl, routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). Links lead to all other pages. */
const LIMIT = 50_000;

/**
 * All pages for search engines, which excludes those that are different for each visitor. Entries have no dates, because
 * the catalogue does not contain any. Their URLs must be absolute: finish-export removes the file if the build has no
 * origin.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const apps = await readCatalogue();
  const listing = pageNumbers(apps.length).map(routes.appsPage);
  const ofDevelopers = groupByDeveloper(apps).flatMap(({ developer, apps }) =>
    pageNumbers(apps.length).map((page) => routes.developer(developer.slug, page)),
  );
  const paths = [routes.home, ...listing, ...ofDevelopers, ...apps.map(({ id }) => routes.app(id))];
  return paths.slice(0, LIMIT).map((path) => ({ url: absoluteUrl(pageUrl(path)) ?? path }));
}

function pageNumbers(apps: number): number[] {
  return Array.from({ length: pageCount(apps) }, (_, index) => index + 1);
}
