import 'server-only';
import type { Metadata } from 'next';
import { SHARE_PICTURE_SIZE, sharePicturePath } from '@/lib/build/sharing/paths';
import { isolate } from '@/lib/catalogue/bidi';
import type { Developer } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';
import { paragraphs } from '@/lib/catalogue/select';
import { plural, truncateText } from '@/lib/format';
import { asset, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { absoluteUrl, siteUrl } from './site-url';

const HOME_TITLE = `${site.name}: ${site.headline.join(' ')}`;

/** Maximum lengths of texts of the catalogue, in UTF-16 code units. Readers of metadata show much less. */
const MAX_TITLE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 1000;

/** The input of a page's metadata. */
interface PageFacts {
  /** As on share cards. */
  title: string;
  /** Beside the name of the site; `title` by default. */
  windowTitle?: string;
  description: string;
  /** The page's path, without the base path. */
  path: string;
  /** The path of its share picture, without the base path. */
  image: string;
}

/** The default metadata of all pages: the title template, and a share card for pages without their own. */
export function siteMetadata(origin = siteUrl()): Metadata {
  const { openGraph, twitter } = cards(
    { title: HOME_TITLE, description: site.description, image: sharePicturePath.home },
    origin,
  );
  return {
    title: { default: HOME_TITLE, template: `%s | ${site.name}` },
    description: site.description,
    icons: {
      icon: [
        { url: asset('/favicon.ico'), sizes: '48x48' },
        { url: asset('/favicons/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: asset('/favicons/apple-180.png'),
    },
    openGraph,
    twitter,
  };
}

/** The metadata of the home page: title and description of the site. */
export function homeMetadata(origin = siteUrl()): Metadata {
  const facts = {
    title: HOME_TITLE,
    description: site.description,
    path: routes.home,
    image: sharePicturePath.home,
  };
  return { ...pageMetadata(facts, origin), title: { absolute: HOME_TITLE } };
}

/** The metadata of the listing. The canonical URL has no query string, because a search is not a separate page. */
export function appsMetadata(origin = siteUrl()): Metadata {
  return appsPageMetadata(1, origin);
}

/** The metadata of a page of the listing, from 1. */
export function appsPageMetadata(page: number, origin = siteUrl()): Metadata {
  const facts = {
    title: page === 1 ? 'All Apps' : `All Apps, page ${page}`,
    description: `Every app on the market by ${site.makers}: search them by title.`,
    path: routes.appsPage(page),
    image: sharePicturePath.apps,
  };
  return pageMetadata(facts, origin);
}

/** The metadata of the installed apps: `noindex`, because the page is different for each visitor and empty for a crawler. */
export function installedMetadata(origin = siteUrl()): Metadata {
  const facts = {
    title: 'Your Installed Apps',
    description: 'The apps that you installed, as your own browser remembers them.',
    path: routes.installed,
    image: sharePicturePath.installed,
  };
  return { ...pageMetadata(facts, origin), robots: { index: false, follow: true } };
}

/** The metadata of the comparison: `noindex`, because the page shows the apps in its query string. */
export function compareMetadata(origin = siteUrl()): Metadata {
  const facts = {
    title: 'Compare Apps',
    description: 'Up to four apps side by side: downloads, ratings and reviews.',
    path: routes.compare(),
    image: sharePicturePath.compare,
  };
  return { ...pageMetadata(facts, origin), robots: { index: false, follow: true } };
}

/** The metadata of an app's page. Its description is the first paragraph of the app's description. */
export function appMetadata(app: App, origin = siteUrl()): Metadata {
  const title = truncateText(app.title, MAX_TITLE_LENGTH);
  const facts = {
    title,
    windowTitle: isolate(title),
    description: truncateText(paragraphs(app.description)[0] ?? '', MAX_DESCRIPTION_LENGTH),
    path: routes.app(app.id),
    image: sharePicturePath.app(app),
  };
  return pageMetadata(facts, origin);
}

/** The metadata of a page of a developer, from 1. */
export function developerMetadata(
  developer: Developer,
  apps: number,
  page = 1,
  origin = siteUrl(),
): Metadata {
  const { slug } = developer;
  const name = isolate(truncateText(developer.name, MAX_TITLE_LENGTH));
  const facts = {
    title: page === 1 ? name : `${name}, page ${page}`,
    description: `${plural(apps, 'app')} by ${name}.`,
    path: routes.developer(slug, page),
    image: sharePicturePath.developer(developer),
  };
  return pageMetadata(facts, origin);
}

function pageMetadata(facts: PageFacts, origin: string | null): Metadata {
  const url = absoluteUrl(facts.path, origin);
  const { openGraph, twitter } = cards(facts, origin);
  return {
    title: facts.windowTitle ?? facts.title,
    description: facts.description,
    ...(url && { alternates: { canonical: url } }),
    openGraph: { ...openGraph, ...(url && { url }) },
    twitter,
  };
}

/** Share cards. Open Graph and Twitter need absolute image URLs, so there is no image without an origin. */
function cards({ title, description, image }: Omit<PageFacts, 'path'>, origin: string | null) {
  const url = absoluteUrl(image, origin);
  const images = url ? [{ url, ...SHARE_PICTURE_SIZE, type: 'image/jpeg', alt: title }] : [];
  return {
    openGraph: { type: 'website', siteName: site.name, locale: 'en_US', title, description, images },
    twitter: { card: url ? 'summary_large_image' : 'summary', title, description, images },
  } as const satisfies Metadata;
}
