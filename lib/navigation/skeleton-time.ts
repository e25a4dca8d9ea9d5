/** Minimum display time of the skeleton after a navigation or a change of the search text, in milliseconds. */
export const SKELETON_MS = 1000;
