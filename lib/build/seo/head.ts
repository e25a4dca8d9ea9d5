import 'server-only';
import type { Thing, WithContext } from 'schema-dts';
import { escapeXml } from '@/lib/build/export/escape-xml';
import { licencesLink } from '@/lib/build/licences/write';
import { SHARE_PICTURE_SIZE, sharePicturePath } from '@/lib/build/sharing/pictures';
import { indexNames, KINDS } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { asset, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { FEED_PATH, hasFeed } from './feed';
import { appJsonLd, appTrail, breadcrumbJsonLd, namedTrail, webSiteJsonLd } from './json-ld';
import { absoluteUrl, siteUrl } from './site-url';

/** The metadata of a page, as React writes it. Texts are escaped for HTML. */
const TITLE = /<title>([^<]+)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"\/>/;
const CANONICAL = /<link rel="canonical" href="([^"]*)"\/>/;

/** The end of the title of each page but the home page. */
const SUFFIX = ` | ${escapeXml(site.name)}`;

/** A title from right to left, which is isolated from the name of the site. */
const ISOLATED = /^\u2068(.*)\u2069$/;

/** The paths of pages of which there are several, with the path of the first page of a developer or of a category. */
const REPEATED_PAGE = /^(\/apps\/(appdetails|categories|developers|page)\/([^/]+))(?:\/\d+)?$/;

/** The share pictures of single pages. Others have that of the home page. */
const PICTURES: Readonly<Record<string, string>> = {
  [routes.apps]: sharePicturePath.apps,
  [routes.installed]: sharePicturePath.installed,
  [routes.compare()]: sharePicturePath.compare,
};

const ICONS = [
  `<link rel="icon" href="${asset('/favicon.ico')}" sizes="48x48"/>`,
  `<link rel="icon" href="${asset('/favicons/icon.svg')}" type="image/svg+xml" sizes="any"/>`,
  `<link rel="apple-touch-icon" href="${asset('/favicons/apple-180.png')}"/>`,
  // By default, browsers request a manifest without the visitor's cookies and password.
  `<link rel="manifest" href="${asset('/manifest.webmanifest')}" crossorigin="use-credentials"/>`,
].join('');

const FEED_LINK = `<link rel="alternate" type="application/atom+xml" href="${asset(FEED_PATH)}" title="${escapeXml(`New in ${site.name}`)}"/>`;

/** The elements of a page's head that only crawlers and browsers read, as HTML. */
interface HeadElements {
  /** The share card, at the start: some readers load only 32 kB of a page, which its styles can fill. */
  start: string;
  /** The icons, the manifest, the structured data, and the links to the licences, to the description of the search and to the feed. */
  end: string;
}

/**
 * What Next's metadata does not contain. Not written by Next, which would write it into the payloads too: 4 kB for each app.
 *
 * @returns Its parameters are the path of a page, such as `/apps/appdetails/7`, and its HTML.
 */
export function pageHead(apps: readonly App[]): (path: string, html: string) => HeadElements {
  const byId = new Map(apps.map((app) => [String(app.id), app]));
  const categoriesOf = indexNames(apps, 'category').namesOf;
  /** By the path of the first page, decoded. */
  const namedPages = new Map(
    KINDS.flatMap((kind) =>
      indexNames(apps, kind).all.map((named) => [
        decodeURIComponent(routes[kind](named.slug)),
        { picture: sharePicturePath[kind](named), trail: namedTrail(kind, named) },
      ]),
    ),
  );
  const links = [licencesLink(), searchLink(), hasFeed(apps) ? FEED_LINK : ''].join('');
  return (path, html) => {
    const [, first = '', folder, key = ''] = REPEATED_PAGE.exec(path) ?? [];
    const app = folder === 'appdetails' ? byId.get(key) : undefined;
    const named = namedPages.get(first);
    let picture = PICTURES[path] ?? named?.picture ?? sharePicturePath.home;
    if (folder === 'page') picture = sharePicturePath.apps;
    if (app) picture = sharePicturePath.app(app);
    const data = [
      app && appJsonLd(app),
      app && breadcrumbJsonLd(appTrail(app, categoriesOf(app)[0])),
      named && breadcrumbJsonLd(named.trail),
      path === routes.home && webSiteJsonLd(),
    ];
    const scripts = data.map((item) => (item ? jsonLdScript(item) : ''));
    return {
      start: shareCard(html, picture, path),
      end: [ICONS, links, ...scripts].join(''),
    };
  };
}

/**
 * The elements that describe a page to sites that show links to it (https://ogp.me). Twitter reads them too. The URLs must
 * be absolute: without an origin, there are none.
 *
 * @throws Error if the page has no title, because the framework's format has changed.
 */
function shareCard(html: string, picture: string, path: string): string {
  const windowTitle = TITLE.exec(html)?.[1];
  if (!windowTitle) throw new Error(`${path}: has no title. Add its format to head.ts.`);
  const ownTitle = windowTitle.endsWith(SUFFIX) ? windowTitle.slice(0, -SUFFIX.length) : windowTitle;
  const title = ISOLATED.exec(ownTitle)?.[1] ?? ownTitle;
  const pictureUrl = absoluteUrl(asset(picture));
  const properties: Record<string, string | number | undefined> = {
    type: 'website',
    site_name: escapeXml(site.name),
    locale: 'en_US',
    title,
    description: DESCRIPTION.exec(html)?.[1],
    url: CANONICAL.exec(html)?.[1],
    ...(pictureUrl && {
      image: escapeXml(pictureUrl),
      'image:width': SHARE_PICTURE_SIZE.width,
      'image:height': SHARE_PICTURE_SIZE.height,
      'image:type': 'image/jpeg',
      'image:alt': title,
    }),
  };
  const elements = Object.entries(properties).map(([name, value]) =>
    value ? `<meta property="og:${name}" content="${value}"/>` : '',
  );
  const card = `<meta name="twitter:card" content="${pictureUrl ? 'summary_large_image' : 'summary'}"/>`;
  return elements.join('') + card;
}

/** The link to the description of the search. Empty without an origin. */
function searchLink(): string {
  if (siteUrl() === null) return '';
  return `<link rel="search" type="application/opensearchdescription+xml" href="${asset('/opensearch.xml')}" title="${escapeXml(site.name)}">`;
}

/** Escapes `<`, so that an app's title cannot close the element. */
function jsonLdScript(data: WithContext<Thing>): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
