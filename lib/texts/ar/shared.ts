import { apps as countApps, counted, reviews as countReviews, intl, isolated } from './intl';

export const loading = 'جارٍ التحميل';
export const stillLoading = 'جارٍ التحميل…';
export const ok = 'حسنًا';
export const close = 'إغلاق';
export const tryAgain = 'إعادة المحاولة';
export const partNotLoaded = 'تعذّر التحميل. يُرجى التحقق من اتصالك وإعادة المحاولة.';
export const browseApps = 'تصفّح التطبيقات';
export const goBack = 'رجوع';
export const opensInNewTab = '(يُفتح في علامة تبويب جديدة)';
export const breadcrumbs = 'مسار التنقل';
export const previous = 'السابق';
export const next = 'التالي';
export const page = (number: number) => `الصفحة ${intl.formatExact(number)}`;

export const listNotLoaded = 'تعذّر تحميل قائمة التطبيقات. يُرجى التحقق من اتصالك.';
export const listNotLoadedBecause = (status: string) => `تعذّر تحميل قائمة التطبيقات (${isolated(status)}).`;
export const listNotRead = 'تعذّرت قراءة قائمة التطبيقات.';

export const installed = 'مثبَّت';
export const isNew = 'جديد';
export const deprecated = 'متوقّف';

export const compare = 'مقارنة';
export const compareApp = (app: string) => `مقارنة ${app}`;
export const goToChosenApps = 'الانتقال إلى التطبيقات المختارة';

export const apps = countApps;
export const rated = (average: number) => `التقييم ${intl.formatRating(average)} من 5`;
export const outOfFive = (average: number) => `${intl.formatRating(average)} من 5`;
export const downloads = (count: number | string) =>
  typeof count === 'string'
    ? `${isolated(count)} تنزيل`
    : counted(count, {
        zero: 'لا تنزيلات',
        one: 'تنزيل واحد',
        two: 'تنزيلان',
        few: 'تنزيلات',
        many: 'تنزيلًا',
        other: 'تنزيل',
      });
export const reviews = (count: number | string) =>
  typeof count === 'string' ? `${isolated(count)} مراجعة` : countReviews(count);
