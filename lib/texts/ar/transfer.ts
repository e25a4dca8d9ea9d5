import { apps, counted, isolated, ofApps } from './intl';

export const copyThisLink = 'انسخ هذا الرابط';
export const copyNotAllowed = 'لم يسمح متصفحك لهذه الصفحة بنسخه.';
export const linkCopied = 'تم نسخ الرابط.';

export const myAppsOn = (site: string) => `تطبيقاتي على ${site}`;
export const exportedTo = (file: string) => `تم تصدير قائمتك إلى ${isolated(file)}.`;
export const nothingAdded = 'لم يُضَف شيء.';
export const appsAdded = (count: number) => `تمت إضافة ${ofApps(count)} إلى قائمتك.`;
export const appsAddedForVisit = (count: number) =>
  `تمت إضافة ${ofApps(count)} إلى قائمتك لهذه الزيارة فقط: لم يتمكن متصفحك من حفظ ذلك.`;

export const addToList = 'هل تريد إضافة تطبيقات إلى قائمتك؟';
export const fromFile = (file: string) => `من الملف ${isolated(file)}.`;
export const fromLink = 'من رابط تمت مشاركته.';
export const keepsItsApps = 'تحتفظ قائمتك بكل تطبيقاتها.';
export const loadingApps = 'جارٍ تحميل التطبيقات…';
export const toAdd = (count: number) => `${apps(count)} للإضافة`;
export const inListAlready = (count: number) => `${apps(count)} في قائمتك بالفعل`;
export const notInCatalogue = (count: number) => `${apps(count)} من خارج هذا الكتالوج`;
export const addTheseToo = 'إضافة هذه أيضًا، فقد يدرجها الكتالوج لاحقًا';
export const andMore = (count: number) =>
  `و${counted(count, {
    one: 'تطبيق آخر',
    two: 'تطبيقان آخران',
    few: 'تطبيقات أخرى',
    many: 'تطبيقًا آخر',
    other: 'تطبيق آخر',
  })}`;
export const cancel = 'إلغاء';
export const add = (count: number) => `إضافة ${ofApps(count)}`;

export const fileNotImported = 'لا يمكن استيراد هذا الملف';
export const linkWithoutList = 'لا يحتوي هذا الرابط على قائمة تطبيقات';
export const listUnchanged = 'لم تتغيّر قائمتك.';
export const maybeIncomplete = 'قد يكون ناقصًا.';
export const notReadable = 'تعذّرت قراءته.';
export const entryIsNoApp = (position: number) => `العنصر ${position} في قائمته ليس تطبيقًا.`;
export const noList = 'لا يحتوي على قائمة تطبيقات.';
