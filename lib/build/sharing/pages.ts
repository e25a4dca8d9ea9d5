import type { App } from '@/lib/catalogue/schema';
import { formatCompact, formatRating } from '@/lib/format';
import { site } from '@/lib/site';
import { sharePath } from './files';

/** A share picture to draw, before its icons are read. */
export interface SharePage {
  /** Where the picture goes, without the base path: `/share/app-7.jpg`. */
  path: string;
  title: string;
  subtitle: string;
  rating?: string;
  /** The apps whose icons it shows; none for the company's own mark. */
  apps: readonly App[];
}

/** Every page's share picture: the home page, all apps, the installed ones, and each app. */
export function sharePages(apps: readonly App[]): SharePage[] {
  const first = apps.slice(0, 4);
  return [
    { path: sharePath.home, title: site.headline.join(' '), subtitle: `Since ${site.founded}`, apps: [] },
    {
      path: sharePath.apps,
      title: 'All Apps',
      subtitle: `By ${site.makers}`,
      apps: first,
    },
    {
      path: sharePath.installed,
      title: 'Your Installed Apps',
      subtitle: 'Kept by your own browser',
      apps: first,
    },
    ...apps.map(appPage),
  ];
}

function appPage(app: App): SharePage {
  const { title, companyName: subtitle, ratingAvg, reviews, ratings } = app;
  const isRated = reviews > 0 || ratings.some(({ count }) => count > 0);
  const rating =
    reviews > 0 ? `${formatRating(ratingAvg)} · ${formatCompact(reviews)} reviews` : formatRating(ratingAvg);
  return { path: sharePath.app(app), title, subtitle, apps: [app], ...(isRated && { rating }) };
}
