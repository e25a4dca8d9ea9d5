// What a part of a page may know of the elements of another part. A search in the whole document uses one of these.

/** The live region for announcements, which is on every page. */
export const ANNOUNCER_ID = 'announcer';

/** The results of a listing. */
export const RESULTS_ID = 'results';

/** What is not complete yet: scroll restoration and announcements wait for it. */
export const BUSY = '[aria-busy="true"]';

/** Of each `loading.tsx`. */
export const LOADING = '[data-loading]';

/** Of a page that could not be loaded, in place of its content. */
export const FAILED = '[data-failed]';

/** The heading of the visible page: a hidden one is of a page behind a skeleton or an error. */
export const HEADING = 'main h1:not([hidden] *)';

/** What a visitor unfolds on a page. */
export const FOLDS = 'main details:not([hidden] *, dialog *)';

export const SEARCH_BOX = 'input[type=search]';

/** The first link of the bar of the apps that are chosen for a comparison. */
export const CHOSEN_APPS_LINK = '.compare-bar a';

export const OPEN_DIALOG = 'dialog[open], [aria-modal="true"]';

export const POPOVER = '[popover]';

/** The colours of the browser, one for each scheme. */
export const THEME_COLORS = '[name=theme-color]';

/** The attribute of `<html>` that the worker adds to a page from the cache. */
export const SAVED_ATTRIBUTE = 'data-offline-copy';

/** The pages of the head that are the same in other languages. */
export const ALTERNATES = 'link[rel=alternate][hreflang]';

/** The code and the styles that the page has loaded later. Those in the HTML have these attributes. */
export const LATER_FILES = 'script[src]:not([async]), link[rel=stylesheet]:not([data-precedence])';
