export const language = 'ja';

export const direction: 'ltr' | 'rtl' = 'ltr';

export const openGraphLocale = 'ja_JP';
