import { groupByDeveloper } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';
import { formatCompact, formatRating, plural } from '@/lib/format';
import { site } from '@/lib/site';
import { sharePicturePath } from './paths';

/** What a share picture shows: plain data, and with the icon files all that its pixels depend on. */
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

/** The image of an icon, as the catalogue has it, and the title whose initial replaces an image that cannot be read. */
export type SharePictureIcon = Pick<App, 'image' | 'title'>;

/** The site's own icon, at its path in the export. */
const SITE_ICON: SharePictureIcon = { image: '/favicons/icon.svg', title: site.name };

/** Describes the share picture of every page: home, all apps, installed apps, comparison, developers, then apps in their order. */
export function describeSharePictures(apps: readonly App[]): SharePicture[] {
  const icons = listingIcons(apps);
  return [
    {
      path: sharePicturePath.home,
      title: site.headline.join(' '),
      subtitle: `Since ${site.founded}`,
      icons: [SITE_ICON],
    },
    {
      path: sharePicturePath.apps,
      title: 'All Apps',
      subtitle: `By ${site.makers}`,
      icons,
    },
    {
      path: sharePicturePath.installed,
      title: 'Your Installed Apps',
      subtitle: 'Kept by your own browser',
      icons,
    },
    {
      path: sharePicturePath.compare,
      title: 'Compare Apps',
      subtitle: 'Up to four, side by side',
      icons,
    },
    ...describeDevelopers(apps),
    ...apps.map(describeApp),
  ];
}

/** The icons of the first four apps. Fewer do not fill the square, so then the first one has it alone. */
function listingIcons(apps: readonly App[]): SharePictureIcon[] {
  const icons = apps.slice(0, 4).map(iconOf);
  if (icons.length === 4) return icons;
  return [icons[0] ?? SITE_ICON];
}

function describeDevelopers(apps: readonly App[]): SharePicture[] {
  return groupByDeveloper(apps).map(({ developer, apps }) => ({
    path: sharePicturePath.developer(developer),
    title: developer.name,
    subtitle: plural(apps.length, 'app'),
    icons: listingIcons(apps),
  }));
}

function describeApp(app: App): SharePicture {
  const { title, companyName: subtitle, ratingAvg, reviews, ratings } = app;
  const isRated = reviews > 0 || ratings.some(({ count }) => count > 0);
  const rating =
    reviews > 0 ? `${formatRating(ratingAvg)} · ${formatCompact(reviews)} reviews` : formatRating(ratingAvg);
  return {
    path: sharePicturePath.app(app),
    title,
    subtitle,
    ...(isRated && { rating }),
    icons: [iconOf(app)],
  };
}

function iconOf({ image, title }: App): SharePictureIcon {
  return { image, title };
}
