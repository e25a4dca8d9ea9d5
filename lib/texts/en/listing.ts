import { formatDate } from './dates';
import { formatExact } from './format';
import { apps } from './shared';

export const allApps = 'All Apps';
export const appsFound = (count: number) => `(${formatExact(count)}) Apps Found.`;
export const categories = 'Categories';
export const more = (count: number) => `${formatExact(count)} more`;
export const surpriseMe = 'Surprise me';

// Search, order and filters.

export const searchApps = 'Search Apps';
/** The keys that move the focus to the search box. */
export const searchKeys = (key: string) => `Ctrl ${key}`;
export const searching = 'Searching …';
export const sortApps = 'Sort the apps';
export const orders = {
  catalogue: 'Catalogue order',
  newest: 'Newest',
  updated: 'Recently updated',
  downloads: 'Most downloads',
  rating: 'Best rated',
  reviews: 'Most reviewed',
  title: 'Title',
};
/** The order of a search. */
export const relevance = 'Relevance';
export const filter = 'Filter';
export const filterCount = (count: number) => `Filter (${formatExact(count)})`;
export const filtersNotLoaded = 'The filters could not be loaded. Please check your connection.';

// Results.

/** The name of the results. */
export const results = 'Apps';
export const ratingsCount = 'A rating by many counts more than the same one by a few.';
export const addedOn = (date: string) => `Added ${formatDate(date)}`;
export const updatedOn = (date: string) => `Updated ${formatDate(date)}`;
export const firstOf = (count: number, total: number) =>
  `These are the first ${formatExact(count)} of ${formatExact(total)} apps.`;

/** What names are called, one and several. */
export const kinds = {
  developer: ['Developer', 'Developers'],
  category: ['Category', 'Categories'],
  collection: ['Collection', 'Collections'],
} as const;

export const appNotFound = 'OOPS!! APP NOT FOUND';
export const tryOthers = 'The app you are looking is not found in your system, Please try another apps.';
export const clearSearch = 'Clear the search';

/** What the search finds below the titles. */
export const didYouMean = 'Did you mean this?';
export const otherResults = 'Other results match your search';
export const appsInBrackets = (count: number) => `(${apps(count)})`;

// The pages of a list.

export const pageOf = (page: number, count: number) => `Page ${formatExact(page)} of ${formatExact(count)}`;
export const pages = 'Pages';
export const searchAll = 'Search all apps';
export const searchThese = 'Search these apps';
