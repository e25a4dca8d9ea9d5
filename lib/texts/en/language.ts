/** The BCP 47 tag of the site. */
export const language = 'en';

/** The direction of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr';

/** As search engines and social networks name it. */
export const openGraphLocale = 'en_US';
