/** The BCP 47 tag of the site. */
export const language = 'en';

/** Of its script: `ltr` or `rtl`. */
export const direction = 'ltr';

/** As search engines and social networks name it. */
export const openGraphLocale = 'en_US';
