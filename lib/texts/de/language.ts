export const language = 'de';

export const direction = 'ltr';

export const openGraphLocale = 'de_DE';
