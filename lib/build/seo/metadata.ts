import 'server-only';
import type { Metadata } from 'next';
import { SHARE_SIZE, sharePath } from '@/lib/build/sharing/files';
import type { App } from '@/lib/catalogue/schema';
import { paragraphs } from '@/lib/catalogue/select';
import { asset, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { absoluteUrl, siteUrl } from './site-url';

const HOME_TITLE = `${site.name}: ${site.headline.join(' ')}`;

/** What a page says of itself. */
interface PageFacts {
  title: string;
  description: string;
  /** The page's path, without the base path. */
  path: string;
  /** The path of its share picture, without the base path. */
  image: string;
}

/** What every page starts from: the pattern of titles, and a card for pages that say nothing of their own. */
export function siteMetadata(origin = siteUrl()): Metadata {
  const { openGraph, twitter } = cards(
    { title: HOME_TITLE, description: site.description, image: sharePath.home },
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

/** The home page: its title and description are the site's. */
export function homeMetadata(origin = siteUrl()): Metadata {
  const facts = {
    title: HOME_TITLE,
    description: site.description,
    path: routes.home,
    image: sharePath.home,
  };
  return { ...pageMetadata(facts, origin), title: { absolute: HOME_TITLE } };
}

/** The listing of all apps; what is searched for there is no page of its own, so the address has no query. */
export function appsMetadata(origin = siteUrl()): Metadata {
  const description = `Every app on the market by ${site.makers}: search them by title.`;
  return pageMetadata({ title: 'All Apps', description, path: routes.apps, image: sharePath.apps }, origin);
}

/** The installed apps: `noindex`, because the page differs with each visitor and is empty for a crawler. */
export function installedMetadata(origin = siteUrl()): Metadata {
  const facts = {
    title: 'Your Installed Apps',
    description: 'The apps that you installed, as your own browser remembers them.',
    path: routes.installed,
    image: sharePath.installed,
  };
  return { ...pageMetadata(facts, origin), robots: { index: false, follow: true } };
}

/** The page of one app, described by the first paragraph of its description. */
export function appMetadata(app: App, origin = siteUrl()): Metadata {
  const facts = {
    title: app.title,
    description: paragraphs(app.description)[0] ?? '',
    path: routes.app(app.id),
    image: sharePath.app(app),
  };
  return pageMetadata(facts, origin);
}

function pageMetadata(facts: PageFacts, origin: string | null): Metadata {
  const url = absoluteUrl(facts.path, origin);
  const { openGraph, twitter } = cards(facts, origin);
  return {
    title: facts.title,
    description: facts.description,
    ...(url && { alternates: { canonical: url } }),
    openGraph: { ...openGraph, ...(url && { url }) },
    twitter,
  };
}

/** Open Graph and Twitter take absolute URLs only: without an origin there is a card, but no picture on it. */
function cards({ title, description, image }: Omit<PageFacts, 'path'>, origin: string | null) {
  const url = absoluteUrl(image, origin);
  const images = url ? [{ url, ...SHARE_SIZE, type: 'image/jpeg', alt: title }] : [];
  return {
    openGraph: { type: 'website', siteName: site.name, locale: 'en_US', title, description, images },
    twitter: { card: url ? 'summary_large_image' : 'summary', title, description, images },
  } as const satisfies Metadata;
}
