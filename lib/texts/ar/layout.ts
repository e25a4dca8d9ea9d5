export const skipToContent = 'التخطي إلى المحتوى';
export const menu = 'القائمة';
export const mainNavigation = 'القائمة الرئيسية';
export const home = 'الرئيسية';
export const apps = 'التطبيقات';
export const installation = 'المثبَّتة';
export const contribute = 'المساهمة';

export const theme = 'المظهر';
export const systemTheme = 'مظهر النظام';
export const lightTheme = 'المظهر الفاتح';
export const darkTheme = 'المظهر الداكن';

export const language = 'اللغة';
export const alsoInThisLanguage = 'هذه الصفحة متاحة أيضًا باللغة العربية.';
export const stayHere = 'لا، شكرًا';

export const foundedIn = (company: string, year: number) => `${company}، تأسست عام ${year}.`;
export const socialMedia = 'وسائل التواصل الاجتماعي';

export const newIn = (site: string) => `الجديد في ${site}`;

export const notFound = 'عذرًا، لم يُعثر على الصفحة!';
export const notAvailable = 'الصفحة التي تبحث عنها غير متاحة.';
export const pageNotLoaded = 'تعذّر تحميل هذه الصفحة';
export const partOfPageNotLoaded = 'تعذّر تحميل جزء من هذه الصفحة. يُرجى التحقق من اتصالك.';
export const checkConnection = 'يُرجى التحقق من اتصالك وإعادة المحاولة.';
export const wentWrong = 'حدث خطأ ما';
