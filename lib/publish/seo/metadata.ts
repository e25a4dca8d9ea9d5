import 'server-only';
import type { Metadata } from 'next';
import { textOfGroup } from '@/lib/catalogue/collections';
import type { Group, Kind } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { introductionOf } from '@/lib/catalogue/summary';
import { SHARE_PICTURE_SIZE, sharePicturePath } from '@/lib/publish/sharing/pictures';
import { absoluteUrl } from '@/lib/publish/site-url';
import { ownAsset, pageUrl, routes } from '@/lib/routes';
import { home, site } from '@/lib/site';
import { isolate } from '@/lib/text/bidi';
import { truncateText } from '@/lib/text/shorten';
import { compareApps, sideBySide } from '@/texts/compare';
import { installedApps } from '@/texts/installed';
import { openGraphLocale } from '@/texts/language';
import { allApps } from '@/texts/listing';
import { space } from '@/texts/lists';
import * as texts from '@/texts/publish';
import type { Feed } from './feeds';
import { alternates, groupPathIn, type PathIn } from './languages';

const ATOM = 'application/atom+xml';

/** Maximum lengths of texts of the catalogue, in UTF-16 code units. Readers of metadata show much less. */
const MAX_TITLE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 1000;

/** A text from right to left, which `isolate` has isolated. */
const ISOLATED = /^\u2068(.*)\u2069$/s;

interface Page extends Pick<Metadata, 'robots'> {
  /** The title of the page, without the name of the site. */
  title: string;
  windowTitle?: string;
  description?: string;
  /** Absent for a page without a URL of its own, such as the not-found page. */
  path?: string;
  /** Its path in each language of the site. By default the same. */
  pathIn?: PathIn;
  picture?: string;
  /** Its feeds. Every page also has that of all apps, by `HeadLinks`. */
  feeds?: readonly Feed[];
}

/**
 * The metadata of a page, with its share card (https://ogp.me). Without an origin, there are no URLs and no picture. Next
 * repeats the card for Twitter. Titles are without a template, in which Next gives `$&` and `$$` a meaning.
 */
export function pageMetadata({
  title,
  windowTitle = `${title} | ${site.name}`,
  description = site.description,
  path,
  pathIn = () => path,
  picture = sharePicturePath.home,
  feeds = [],
  ...others
}: Page): Metadata {
  const url = path === undefined ? null : absoluteUrl(pageUrl(path));
  const image = absoluteUrl(ownAsset(picture));
  const ownTitle = title.replace(ISOLATED, '$1');
  return {
    title: windowTitle,
    description,
    alternates: {
      canonical: url ?? undefined,
      languages: path === undefined ? undefined : alternates(pathIn),
      types: url && feeds.length > 0 ? { [ATOM]: feeds.map(feedLink) } : undefined,
    },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: openGraphLocale,
      title: ownTitle,
      description,
      ...(url && { url }),
      ...(image && { images: [{ url: image, ...SHARE_PICTURE_SIZE, type: 'image/jpeg', alt: ownTitle }] }),
    },
    ...others,
  };
}

function feedLink({ path, title }: Feed) {
  return { url: absoluteUrl(ownAsset(path)) ?? path, title };
}

/** The metadata of the site, which is that of pages without their own. */
export function siteMetadata(path?: string): Metadata {
  const title = home.headline ? `${site.name}: ${home.headline.join(space)}` : site.name;
  return pageMetadata({ title, windowTitle: title, ...(path && { path }) });
}

/** The metadata of a page of the listing, from 1. The URL has no query string, because a search is not a separate page. */
export function appsMetadata(page = 1, feeds: readonly Feed[] = []): Metadata {
  return pageMetadata({
    title: page === 1 ? allApps : texts.furtherPage(allApps, page),
    path: routes.appsPage(page),
    picture: sharePicturePath.apps,
    feeds,
  });
}

/** The metadata of the installed apps: `noindex`, because the page is different for each visitor and empty for a crawler. */
export function installedMetadata(): Metadata {
  return pageMetadata({
    title: installedApps,
    description: texts.installedDescription,
    path: routes.installed,
    picture: sharePicturePath.installed,
    robots: { index: false, follow: true },
  });
}

/** The metadata of the comparison: `noindex`, because the page shows the apps in its query string. */
export function compareMetadata(): Metadata {
  return pageMetadata({
    title: compareApps,
    description: sideBySide,
    path: routes.compare(),
    picture: sharePicturePath.compare,
    robots: { index: false, follow: true },
  });
}

/** The metadata of an app's page. Its description is the app's introduction. */
export function appMetadata(app: App): Metadata {
  return pageMetadata({
    title: isolate(truncateText(app.title, MAX_TITLE_LENGTH)),
    description: truncateText(introductionOf(app) ?? '', MAX_DESCRIPTION_LENGTH),
    path: routes.app(app.id),
    picture: sharePicturePath.app(app),
  });
}

/** The metadata of a page of a developer, of a category or of a collection, from 1. */
export function groupMetadata(
  kind: Kind,
  group: Group<unknown>,
  page = 1,
  feeds: readonly Feed[] = [],
): Metadata {
  const name = isolate(truncateText(group.name, MAX_TITLE_LENGTH));
  const title = kind === 'developer' ? texts.appsBy(name) : name;
  return pageMetadata({
    title: page === 1 ? title : texts.furtherPage(title, page),
    description:
      textOfGroup({ kind, slug: group.slug }) ??
      // A name can end with a full stop: “Larkmoor, Inc.”
      texts.groupDescription[kind](group.apps.length, name).replace(/\.\.$/, '.'),
    path: routes[kind](group.slug, page),
    pathIn: groupPathIn(kind, group.slug, page),
    picture: sharePicturePath[kind](group),
    feeds,
  });
}
