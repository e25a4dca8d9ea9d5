/** Minimum display time of the skeleton after a change of path, and after a change of the search text, in milliseconds. */
export const SKELETON_MS = 1000;
