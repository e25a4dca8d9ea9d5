import type { MetadataRoute } from 'next';
import { groupByName, KINDS } from '@/lib/catalogue/names';
import { pageNumbers } from '@/lib/catalogue/pages';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { alternates, groupPathIn, type PathIn } from '@/lib/publish/seo/languages';
import { lastChange } from '@/lib/publish/seo/last-change';
import { absoluteUrl, siteUrl } from '@/lib/publish/site-url';
import { pageUrl, routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). Links lead to all other pages. */
const LIMIT = 50_000;

interface Page {
  path: string;
  pathIn: PathIn;
  date?: string;
}

/** A page that has the same path in all languages. */
const samePath = (path: string): Page => ({ path, pathIn: () => path });

/**
 * All pages for search engines, which excludes those that are different for each visitor. Those of apps have the date of
 * their last change, if the catalogue has it. URLs must be absolute: finish-export removes the file if the build has no
 * origin.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const apps = readCatalogue();
  const lists: Page[][] = [
    pageNumbers(apps.length).map((page) => samePath(routes.appsPage(page))),
    ...KINDS.flatMap((kind) =>
      groupByName(apps, kind).map(({ slug, apps }) =>
        pageNumbers(apps.length).map((page) => ({
          path: routes[kind](slug, page),
          pathIn: groupPathIn(kind, slug, page),
        })),
      ),
    ),
  ];
  const pages: Page[] = [
    samePath(routes.home),
    ...lists.flatMap((list) => list.slice(0, 1)),
    ...apps.map((app) => ({ ...samePath(routes.app(app.id)), date: lastChange(app) })),
    // Those that the limit leaves out first.
    ...lists.flatMap((list) => list.slice(1)),
  ];
  const origin = siteUrl();
  return pages.slice(0, LIMIT).map(({ path, pathIn, date }) => {
    const languages = alternates(pathIn, origin);
    return {
      url: absoluteUrl(pageUrl(path), origin) ?? path,
      ...(date !== undefined && { lastModified: date }),
      ...(languages && { alternates: { languages } }),
    };
  });
}
