export const language = 'ja';

export const direction = 'ltr';

export const openGraphLocale = 'ja_JP';
