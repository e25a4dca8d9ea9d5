import { outOf } from './build-site';

/**
 * The sites that the tests look at beside `out`, each built once by `copies.setup.ts`. Every catalogue, setting and
 * state that `out` does not have goes into one of them: a further one costs a build.
 */
export const copies = {
  /** Odd apps of another company, at the root of a known origin. */
  odd: outOf('odd'),
  /** A few apps and the preview bar, without an origin. */
  preview: outOf('preview'),
  /** No apps. */
  empty: outOf('empty'),
};

export const ORIGIN = 'https://apps.example';
