import { intl, isolated } from './intl';

export const alternativeTo = (products: string) => `بديل عن ${products}`;
export const developedBy = (company: string) => `من تطوير ${company}`;
export const categories = 'الفئات';
export const collections = 'المجموعات';
export const inCollections = 'ضمن:';
export const badges = 'الشارات';
export const downloads = 'التنزيلات';
export const averageRatings = 'متوسط التقييم';
export const totalReviews = 'إجمالي المراجعات';
export const getItAt = (site: string) => `الحصول عليه من ${isolated(site)}`;

export const deprecated = 'متوقّف:';
export const replacedBy = (app: string) => `حلّ محلّه ${app}`;

export const installNow = 'تثبيت';
export const appInstalled = 'تم تثبيت التطبيق!';
export const notRemembered = 'لم يتمكن متصفحك من حفظ ذلك، لذا يبقى التطبيق مثبَّتًا خلال هذه الزيارة فقط.';
export const alreadyAdded = 'سبقت إضافته';
export const installingNeedsScript = 'يتطلب التثبيت JavaScript: متصفحك هو الذي يحفظ قائمتك.';

export const share = 'مشاركة';

export const screenshots = 'لقطات الشاشة';
export const positionOf = (position: number, count: number) =>
  `${intl.formatExact(position)} من ${intl.formatExact(count)}`;
export const screenshotAt = (position: number, count: number) =>
  `لقطة الشاشة ${intl.formatExact(position)} من ${intl.formatExact(count)}`;
export const previousScreenshot = 'لقطة الشاشة السابقة';
export const nextScreenshot = 'لقطة الشاشة التالية';

export const description = 'الوصف';
export const showMore = 'عرض المزيد';
export const showLess = 'عرض أقل';
export const table = 'جدول';
export const whatsNew = 'ما الجديد';
export const updated = 'آخر تحديث';
export const added = 'تاريخ الإضافة';
export const earlierVersions = 'الإصدارات السابقة';
export const facts = 'معلومات';
export const links = 'الروابط';
export const requires = 'يتطلب';
export const worksWith = 'يعمل مع';
export const moreFrom = (developer: string) => `المزيد من ${developer}`;
export const similarApps = 'تطبيقات مشابهة';
