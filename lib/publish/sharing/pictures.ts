import { groupByName, KINDS, type Kind, type Named } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { summaryOf } from '@/lib/catalogue/summary';
import { home, site } from '@/lib/site';
import { compareApps, sideBySide } from '@/texts/compare';
import { installedApps } from '@/texts/installed';
import { allApps } from '@/texts/listing';
import { space } from '@/texts/lists';
import * as texts from '@/texts/publish';
import * as shared from '@/texts/shared';

/** The size of every share picture, in pixels: Open Graph and Twitter cards show it uncropped. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The path of each page's share picture, without the base path. The build draws them if it knows the origin. */
export const sharePicturePath = {
  home: '/share/home.jpg',
  apps: '/share/apps.jpg',
  installed: '/share/installed.jpg',
  compare: '/share/compare.jpg',
  developer: named('developer'),
  category: named('category'),
  collection: named('collection'),
  app: ({ id }: Pick<App, 'id'>) => `/share/app-${id}.jpg`,
} as const;

function named(kind: Kind) {
  return ({ slug }: Pick<Named, 'slug'>) => `/share/${kind}-${encodeURIComponent(slug)}.jpg`;
}

/** What a share picture shows, as plain data. */
export interface SharePicture {
  /** Where the file goes, without the base path: `/share/app-7.jpg`. */
  path: string;
  title: string;
  subtitle: string;
  /** Shown beside a star; absent for an app without ratings. */
  rating?: string;
  /** One icon or four. */
  icons: readonly SharePictureIcon[];
}

/** The image of an icon, as the catalogue has it, and the title whose initial replaces one that is missing or cannot be read. */
export type SharePictureIcon = Pick<App, 'image' | 'title'>;

/** The site's own icon, at its path in the export. */
export const SITE_ICON: SharePictureIcon = { image: '/favicons/icon.svg', title: site.name };

/**
 * Describes the share picture of every page: home, all apps, installed apps, comparison, developers, categories,
 * collections, then apps in their order.
 */
export function describeSharePictures(apps: readonly App[]): SharePicture[] {
  const { apps: listing, installed, compare } = sharePicturePath;
  const icons = listingIcons(apps);
  return [
    {
      path: sharePicturePath.home,
      title: home.headline?.join(space) ?? site.name,
      subtitle: site.tagline,
      icons: [SITE_ICON],
    },
    { path: listing, title: allApps, subtitle: shared.apps(apps.length), icons },
    { path: installed, title: installedApps, subtitle: texts.keptByBrowser, icons },
    { path: compare, title: compareApps, subtitle: sideBySide, icons },
    ...KINDS.flatMap((kind) =>
      groupByName(apps, kind).map(({ name, slug, apps }) => ({
        path: sharePicturePath[kind]({ slug }),
        title: name,
        subtitle: shared.apps(apps.length),
        icons: listingIcons(apps),
      })),
    ),
    ...apps.map(describeApp),
  ];
}

/** The icons of the first four apps, which fill the square. Of fewer apps, only the first one. */
function listingIcons(apps: readonly App[]): SharePictureIcon[] {
  if (apps.length < 4) return [iconOf(apps[0])];
  return apps.slice(0, 4).map(iconOf);
}

function describeApp(app: App): SharePicture {
  const { title, summary, companyName, ratingAvg, reviews = 0 } = app;
  return {
    path: sharePicturePath.app(app),
    title,
    // A developer says less than a summary that somebody has written.
    subtitle: (summary === undefined && companyName) || summaryOf(app),
    ...(ratingAvg !== undefined && { rating: texts.ratingOf(ratingAvg, reviews) }),
    icons: [iconOf(app)],
  };
}

function iconOf({ image, title }: SharePictureIcon = SITE_ICON): SharePictureIcon {
  return { ...(image && { image }), title };
}
