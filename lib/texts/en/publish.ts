import { formatCompact, formatExact, formatRating } from './format';
import { apps } from './shared';

// What search engines, feed readers and the device show of pages.

export const pageNotFound = 'Page not found';
/** The title of a further page of a list. */
export const furtherPage = (title: string, page: number) => `${title}, page ${formatExact(page)}`;
export const installedDescription = 'The apps that you installed, as your own browser remembers them.';
export const appsBy = (developer: string) => `Apps by ${developer}`;

/** Describes the page of a group. */
export const groupDescription = {
  developer: (count: number, name: string) => `${apps(count)} by ${name}.`,
  category: (count: number, name: string) => `${apps(count)} in the category ${name}.`,
  collection: (count: number, name: string) => `${apps(count)} in the collection ${name}.`,
};

// Feeds.

export const newAppsIn = (site: string) => `New apps in ${site}`;
export const updatedAppsIn = (site: string) => `Updated apps in ${site}`;
export const groupIn = (group: string, site: string) => `${group} in ${site}`;

// The search of the browser, and the site as an app of the device.

export const searchAppsOf = (site: string) => `Search the apps of ${site}`;
export const pictureOfApps = 'The list of all apps';
export const pictureOfApp = 'An app';
export const pictureOfHome = 'The home page';

// Share pictures.

export const keptByBrowser = 'Kept by your own browser';
/** Beside a star. Without a review, the average alone. */
export const ratingOf = (average: number, reviews: number) =>
  reviews > 0
    ? `${formatRating(average)} · ${formatCompact(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`
    : formatRating(average);
