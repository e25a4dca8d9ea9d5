/** Maximum number of apps in a comparison. Some texts have it in words. */
export const MAX_COMPARED = 4;
