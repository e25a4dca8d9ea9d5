import { apps, ofApps } from './intl';

export const compareApps = 'مقارنة التطبيقات';
export const sideBySide = 'حتى أربعة تطبيقات جنبًا إلى جنب';
export const comparingNeedsScript = 'تتطلب المقارنة JavaScript: متصفحك هو الذي يجمع التطبيقات.';
export const comparison = 'المقارنة';
export const scrollsSideways = 'يمكن تمرير الجدول أفقيًا.';
export const notInCatalogue = (count: number) => `${apps(count)} في هذا الرابط من خارج الكتالوج.`;
export const othersIgnored = (max: number) =>
  `تقتصر المقارنة على ${ofApps(max)}، لذا أُهملت بقية تطبيقات هذا الرابط.`;

export const addAnother = 'إضافة تطبيق آخر';
export const browseAll = 'تصفّح كل التطبيقات';
export const removeToAdd = 'أزِل تطبيقًا لتضيف آخر.';
export const chooseOneMore = 'اختر تطبيقًا آخر';
export const chooseApps = 'اختر تطبيقات للمقارنة';
export const needsAnother = (app: string) => `لا بد من تطبيق آخر واحد على الأقل بجانب ${app}.`;
export const howToChoose =
  'زر «مقارنة» موجود على كل بطاقة في قائمة التطبيقات، وفي صفحة كل تطبيق. اختر من تطبيقين إلى أربعة.';

export const comparisonOf = (count: number) => `مقارنة ${ofApps(count)}`;
export const removeFromComparison = (app: string) => `إزالة ${app} من المقارنة`;
export const property = 'الخاصية';
export const developer = 'المطوّر';
export const status = 'الحالة';
export const categories = 'الفئات';
export const badges = 'الشارات';
export const updated = 'آخر تحديث';
export const downloads = 'التنزيلات';
export const averageRating = 'متوسط التقييم';
export const reviews = 'المراجعات';
export const description = 'الوصف';
export const most = 'الأكثر';
export const highest = 'الأعلى';
export const shareOfVotes = 'نسبة كل تقييم من أصوات التطبيق';
