export const offline = 'بلا اتصال';
export const youAreOffline = 'أنت غير متصل بالإنترنت';
export const notSaved = 'هذه الصفحة غير محفوظة على هذا الجهاز، وتحتاج إلى اتصال بالإنترنت.';
export const savedOnDevice = 'المحفوظ على هذا الجهاز';

export const offlineCopy = 'نسخة محفوظة';
export const fromLastVisit = (copy: string) => `${copy} من زيارتك الأخيرة`;
export const reload = 'إعادة التحميل';
