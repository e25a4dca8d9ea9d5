import 'server-only';
import type { Metadata } from 'next';
import type { Developer } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';
import { site } from '@/lib/site';
import {
  appFacts,
  appsFacts,
  compareFacts,
  developerFacts,
  homeFacts,
  installedFacts,
  type PageFacts,
  siteFacts,
} from './page-facts';
import { absoluteUrl, siteUrl } from './site-url';

// Only what visitors see: Next writes the metadata of a page four times. `page-head.ts` inserts the rest, which crawlers
// read: after a navigation inside the site, the share card in the document is still that of the first page.

/** The default metadata of all pages. Without a title template, in which Next gives `$&` and `$$` a meaning. */
export function siteMetadata(): Metadata {
  const { title, description } = siteFacts;
  return { title, description };
}

/** The metadata of the home page: title and description of the site. */
export function homeMetadata(origin = siteUrl()): Metadata {
  return { ...pageMetadata(homeFacts, origin), title: homeFacts.title };
}

/** The metadata of the listing. */
export function appsMetadata(origin = siteUrl()): Metadata {
  return appsPageMetadata(1, origin);
}

/** The metadata of a page of the listing, from 1. */
export function appsPageMetadata(page: number, origin = siteUrl()): Metadata {
  return pageMetadata(appsFacts(page), origin);
}

/** The metadata of the installed apps: `noindex`, because the page is different for each visitor and empty for a crawler. */
export function installedMetadata(origin = siteUrl()): Metadata {
  return { ...pageMetadata(installedFacts, origin), robots: { index: false, follow: true } };
}

/** The metadata of the comparison: `noindex`, because the page shows the apps in its query string. */
export function compareMetadata(origin = siteUrl()): Metadata {
  return { ...pageMetadata(compareFacts, origin), robots: { index: false, follow: true } };
}

/** The metadata of an app's page. */
export function appMetadata(app: App, origin = siteUrl()): Metadata {
  return pageMetadata(appFacts(app), origin);
}

/** The metadata of a page of a developer, from 1. */
export function developerMetadata(
  developer: Developer,
  apps: number,
  page = 1,
  origin = siteUrl(),
): Metadata {
  return pageMetadata(developerFacts(developer, apps, page), origin);
}

function pageMetadata(
  { title, windowTitle, description, path = '' }: PageFacts,
  origin: string | null,
): Metadata {
  const url = absoluteUrl(path, origin);
  return {
    title: `${windowTitle ?? title} | ${site.name}`,
    description,
    ...(url && { alternates: { canonical: url } }),
  };
}
