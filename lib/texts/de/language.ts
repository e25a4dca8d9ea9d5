export const language = 'de';

export const direction: 'ltr' | 'rtl' = 'ltr';

export const openGraphLocale = 'de_DE';
