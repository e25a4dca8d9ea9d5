import { apps, reviews as countReviews, intl, isolated } from './intl';

export const pageNotFound = 'الصفحة غير موجودة';
export const furtherPage = (title: string, page: number) =>
  `${isolated(title)}، الصفحة ${intl.formatExact(page)}`;
export const installedDescription = 'التطبيقات المثبَّتة لديك، كما يحفظها متصفحك.';
export const appsBy = (developer: string) => `تطبيقات ${isolated(developer)}`;

export const groupDescription = {
  developer: (count: number, name: string) => `${apps(count)} من ${isolated(name)}.`,
  category: (count: number, name: string) => `${apps(count)} في فئة ${isolated(name)}.`,
  collection: (count: number, name: string) => `${apps(count)} في مجموعة ${isolated(name)}.`,
};

export const newAppsIn = (site: string) => `التطبيقات الجديدة في ${site}`;
export const updatedAppsIn = (site: string) => `التطبيقات المحدَّثة في ${site}`;
export const groupIn = (group: string, site: string) => `${isolated(group)} في ${site}`;

export const searchAppsOf = (site: string) => `البحث في تطبيقات ${site}`;
export const pictureOfApps = 'قائمة كل التطبيقات';
export const pictureOfApp = 'تطبيق';
export const pictureOfHome = 'الصفحة الرئيسية';

export const keptByBrowser = 'يحفظها متصفحك';
export const ratingOf = (average: number, reviews: number) =>
  reviews > 0 ? `${intl.formatRating(average)} · ${compactReviews(reviews)}` : intl.formatRating(average);

/** Thousands, as a word, have the noun after them that hundreds have. */
const compactReviews = (count: number) =>
  count < 1000 ? countReviews(count) : `${intl.formatCompact(count)} مراجعة`;
