import { counted, foundApps, intl, isolated } from './intl';

export const installedApps = 'تطبيقاتك المثبَّتة';
export const listNeedsScript = 'تتطلب هذه القائمة JavaScript: متصفحك هو الذي يحفظها.';

export const appsFound = foundApps;
export const sortInstalled = 'ترتيب التطبيقات المثبَّتة';
export const orders = {
  none: 'الترتيب حسب التنزيلات',
  'high-low': 'من الأكثر إلى الأقل',
  'low-high': 'من الأقل إلى الأكثر',
  installed: 'المثبَّتة مؤخرًا',
  updated: 'المحدَّثة مؤخرًا',
};
export const catalogueOrder = 'ترتيب الكتالوج';

export const list = 'التطبيقات المثبَّتة';
export const noData = 'لا توجد تطبيقات بعد';
export const moreNotListed = (count: number) =>
  `و${counted(count, {
    one: 'تطبيق آخر غير مدرج',
    two: 'تطبيقان آخران غير مدرجين',
    few: 'تطبيقات أخرى غير مدرجة',
    many: 'تطبيقًا آخر غير مدرج',
    other: 'تطبيق آخر غير مدرج',
  })}`;

export const storedHere = 'هذه القائمة محفوظة في هذا المتصفح فقط.';
export const alsoUnlisted = (count: number) =>
  `وفيها أيضًا ${counted(count, {
    one: 'تطبيق واحد غير مدرج',
    two: 'تطبيقان غير مدرجين',
    few: 'تطبيقات غير مدرجة',
    many: 'تطبيقًا غير مدرج',
    other: 'تطبيق غير مدرج',
  })}.`;
export const someBrowsersForget =
  'قد تحذفها بعض المتصفحات بعد أسبوع من دون زيارة: «تصدير» يحفظها في ملف، و«مشاركة» في رابط.';

export const notListed = 'غير مدرج';
export const appOfId = (id: number | string) => `التطبيق ${isolated(String(id))}`;
export const updatedOn = (date: string, version?: string) => {
  const day = intl.formatRecentDate(date);
  return version === undefined ? `حُدِّث في ${day}` : `حُدِّث في ${day}: ${isolated(version)}`;
};
export const uninstall = 'إلغاء التثبيت';
export const remove = 'إزالة';
export const removeOfId = (id: number | string) => `إزالة التطبيق ${id}`;

export const areYouSure = 'هل أنت متأكد؟';
export const cannotRevert = 'لا يمكن التراجع عن هذا الإجراء!';
export const yesUninstall = 'نعم، إلغاء التثبيت';
export const noCancel = 'لا، إبقاء التطبيق';
export const cancelled = 'لم يتغيّر شيء';
export const isSafe = 'ما زال التطبيق مثبَّتًا.';
export const uninstalled = 'تم إلغاء التثبيت';
export const appUninstalled = 'لم يعد التطبيق في قائمتك.';

export const share = 'مشاركة';
export const shareList = 'مشاركة القائمة';
export const exportIt = 'تصدير';
export const exportList = 'تصدير القائمة';
export const importIt = 'استيراد';
export const importList = 'استيراد القائمة';
