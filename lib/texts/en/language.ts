/** The BCP 47 tag of the site. */
export const language = 'en';

/** As search engines and social networks name it. */
export const openGraphLocale = 'en_US';
