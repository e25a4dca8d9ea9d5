import { MAX_COMPARED_WORD } from '@/lib/compared-count';
import 'server-only';
import type { Metadata } from 'next';
import { isolate } from '@/lib/catalogue/bidi';
import type { Group, Kind } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { introductionOf } from '@/lib/catalogue/select';
import { plural, truncateText } from '@/lib/format';
import { pageUrl, routes } from '@/lib/routes';
import { home, site } from '@/lib/site';
import { absoluteUrl } from './site-url';

/** Maximum lengths of texts of the catalogue, in UTF-16 code units. Readers of metadata show much less. */
const MAX_TITLE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 1000;

// Only what visitors see, and what changes with the page: Next writes the metadata of a page four times. `head.ts` adds
// what crawlers read. Without a title template, in which Next gives `$&` and `$$` a meaning.

/** The metadata of the site, which is that of pages without their own. They have no URL, such as the not-found page. */
export function siteMetadata(): Metadata {
  return {
    title: home.headline ? `${site.name}: ${home.headline.join(' ')}` : site.name,
    description: site.description,
  };
}

/** The metadata of the home page: title and description of the site. */
export function homeMetadata(): Metadata {
  return { ...siteMetadata(), ...canonical(routes.home) };
}

/** The metadata of a page of the listing, from 1. The URL has no query string, because a search is not a separate page. */
export function appsMetadata(page = 1): Metadata {
  return {
    title: besideSite(page === 1 ? 'All Apps' : `All Apps, page ${page}`),
    description: `Every app on the market by ${site.makers}: search them by title.`,
    ...canonical(routes.appsPage(page)),
  };
}

/** The metadata of the installed apps: `noindex`, because the page is different for each visitor and empty for a crawler. */
export function installedMetadata(): Metadata {
  return {
    title: besideSite('Your Installed Apps'),
    description: 'The apps that you installed, as your own browser remembers them.',
    ...canonical(routes.installed),
    robots: { index: false, follow: true },
  };
}

/** The metadata of the comparison: `noindex`, because the page shows the apps in its query string. */
export function compareMetadata(): Metadata {
  return {
    title: besideSite('Compare Apps'),
    description: `Up to ${MAX_COMPARED_WORD} apps side by side: downloads, ratings and reviews.`,
    ...canonical(routes.compare()),
    robots: { index: false, follow: true },
  };
}

/** The metadata of an app's page. Its description is the app's introduction. */
export function appMetadata(app: App): Metadata {
  return {
    title: besideSite(isolate(truncateText(app.title, MAX_TITLE_LENGTH))),
    description: truncateText(introductionOf(app) ?? '', MAX_DESCRIPTION_LENGTH),
    ...canonical(routes.app(app.id)),
  };
}

/** The metadata of a page of a developer or of a category, from 1. */
export function namedMetadata(kind: Kind, group: Group<unknown>, page = 1): Metadata {
  const name = isolate(truncateText(group.name, MAX_TITLE_LENGTH));
  const title = kind === 'developer' ? `Apps by ${name}` : name;
  return {
    title: besideSite(page === 1 ? title : `${title}, page ${page}`),
    description: `${plural(group.apps.length, 'app')} ${kind === 'developer' ? 'by' : 'in the category'} ${name}.`,
    ...canonical(routes[kind](group.slug, page)),
  };
}

function besideSite(title: string): string {
  return `${title} | ${site.name}`;
}

/** The one URL of a page; empty without an origin. */
function canonical(path: string): Metadata {
  const url = absoluteUrl(pageUrl(path));
  return url ? { alternates: { canonical: url } } : {};
}
