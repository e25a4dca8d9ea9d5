export const language = 'de';

export const openGraphLocale = 'de_DE';
