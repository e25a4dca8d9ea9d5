/**
 * The company's mark: a lark over the moor, in a square of 40 units. Drawn in white on the brand's gradient. A mark of one
 * path is `bird`, and its `moor` and `fullMoor` are ''.
 */
export const mark = {
  size: 40,
  /** Radius of the square's corners. */
  radius: 11,
  bird: 'M7 14c5-1 8 1 10 4 1-6 5-10 12-11-1 3-1 5-2 7l5 1-5 2c-1 6-5 9-11 9-3 0-6-1-8-3 3 0 5-1 6-3-4-1-6-3-7-6Z',
  /** The moor, inside the rounded corners. */
  moor: 'M0 31c7-5 13-5 20-2s13 2 20-3v3a11 11 0 0 1-11 11H11A11 11 0 0 1 0 31Z',
  /** The moor of a square without rounded corners. */
  fullMoor: 'M0 31c7-5 13-5 20-2s13 2 20-3v14H0Z',
  moorOpacity: 0.28,
} as const;
