/** The start of the URL fragment of a share link. In a module of its own, because it is part of the first load. */
export const SHARE_FRAGMENT = '#share=';
