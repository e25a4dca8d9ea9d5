import { apps, foundApps, intl, ofApps } from './intl';

export const allApps = 'كل التطبيقات';
export const appsFound = foundApps;
export const categories = 'الفئات';
export const more = (count: number) => `المزيد (${intl.formatExact(count)})`;
export const surpriseMe = 'فاجئني';

export const searchApps = 'البحث عن تطبيقات';
export const searchKeys = (key: string) => `Ctrl ${key}`;
export const searching = 'جارٍ البحث…';
export const sortApps = 'ترتيب التطبيقات';
export const orders = {
  catalogue: 'ترتيب الكتالوج',
  newest: 'الأحدث',
  updated: 'المحدَّثة مؤخرًا',
  downloads: 'الأكثر تنزيلًا',
  rating: 'الأعلى تقييمًا',
  reviews: 'الأكثر مراجعات',
  title: 'الاسم',
};
export const relevance = 'الأوثق صلة';
export const filter = 'تصفية';
export const filterCount = (count: number) => `تصفية (${intl.formatExact(count)})`;
export const filtersNotLoaded = 'تعذّر تحميل عوامل التصفية. يُرجى التحقق من اتصالك.';

export const results = 'التطبيقات';
export const ratingsCount = 'تقييم الكثيرين أرجح من التقييم نفسه إذا جاء من قلّة.';
export const addedOn = (date: string) => `أُضيف في ${intl.formatDate(date)}`;
export const updatedOn = (date: string) => `حُدِّث في ${intl.formatDate(date)}`;
export const firstOf = (count: number, total: number) =>
  `هذه أول ${intl.formatExact(count)} من أصل ${ofApps(total)}.`;

export const kinds = {
  developer: ['المطوّر', 'المطوّرون'],
  category: ['الفئة', 'الفئات'],
  collection: ['المجموعة', 'المجموعات'],
} as const;

export const appNotFound = 'لا يوجد تطبيق بهذا الاسم';
export const tryOthers = 'لا يحتوي اسم أي تطبيق على هذا النص. جرّب كلمات أخرى.';
export const clearSearch = 'مسح البحث';

export const didYouMean = 'هل تقصد أحد هذه التطبيقات؟';
export const otherResults = 'نتائج أخرى تطابق بحثك';
export const appsInBrackets = (count: number) => `(${apps(count)})`;

export const pageOf = (page: number, count: number) =>
  `الصفحة ${intl.formatExact(page)} من ${intl.formatExact(count)}`;
export const pages = 'الصفحات';
export const searchAll = 'البحث في كل التطبيقات';
export const searchThese = 'البحث في هذه التطبيقات';
