export const language = 'ar';

export const direction: 'ltr' | 'rtl' = 'rtl';

export const openGraphLocale = 'ar_AR';
