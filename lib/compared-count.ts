/** Maximum number of apps in a comparison. */
export const MAX_COMPARED = 4;

/** The same, in texts. */
export const MAX_COMPARED_WORD = 'four';
