import { foundApps, ofApps } from './intl';

export const only = 'إظهار فقط';
export const sameForAll = (values: string) => `مشترك بين كل التطبيقات: ${values}`;
export const found = foundApps;
export const clear = 'مسح';
export const show = (count: number) => `عرض ${ofApps(count)}`;

export const filters = 'عوامل التصفية';
export const filteredBy = (values: string) => `التصفية: ${values}`;
export const notFilteredBy = (values: string) =>
  `لا يوجد هنا تطبيق يطابق ${values}، لذا لم تُطبَّق هذه التصفية.`;
export const remove = (value: string) => `إزالة عامل التصفية: ${value}`;
export const clearFilters = 'مسح عوامل التصفية';
export const noneLeft = 'لا يوجد تطبيق يطابق عوامل التصفية هذه.';

export const category = 'الفئة';
export const platform = 'المنصة';
export const paid = 'مدفوع';
export const language = 'اللغة';
export const badge = 'الشارة';
export const rated4 = 'بتقييم 4 فأكثر';
export const updatedWithinYear = 'المحدَّثة خلال عام';
export const notDeprecated = 'غير المتوقّفة';
export const notInstalled = 'غير المثبَّتة';
