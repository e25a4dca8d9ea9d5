import { intl, isolated } from './intl';

export const licence = 'الترخيص';
export const price = 'السعر';
export const platforms = 'المنصات';
export const languages = 'اللغات';

export const free = 'مجاني';
export const { formatMoney } = intl;
export const versionLabel = 'الإصدار';
export const version = (name: string) => `الإصدار ${isolated(name)}`;
export const updatedOn = (date: string) => `حُدِّث في ${intl.formatDate(date)}`;

export const linkLabels = {
  get: 'الحصول على التطبيق',
  website: 'الموقع الإلكتروني',
  source: 'الشيفرة المصدرية',
  support: 'الدعم',
  docs: 'التوثيق',
  demo: 'عرض تجريبي',
  chat: 'الدردشة',
  changelog: 'سجل التغييرات',
  privacy: 'سياسة الخصوصية',
};
