/** The start of the URL fragment of a share link. Not in `share-link.ts`, which is lazy-loaded. */
export const SHARE_FRAGMENT = '#share=';
