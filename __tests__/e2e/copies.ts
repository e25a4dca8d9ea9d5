import { outOf } from './build-site';

/**
 * The sites under test other than `out`. `copies.setup.ts` builds each once. Every catalogue, setting and state that
 * `out` does not have belongs in one of them, because each copy costs a build.
 */
export const copies = {
  /** Odd apps, at the root of a known origin. */
  odd: outOf('odd'),
  /** A few apps and the preview bar, without an origin. */
  preview: outOf('preview'),
  /** Apps whose texts are markup, code and bidirectional controls, at the root of a known origin. */
  hostile: outOf('hostile'),
  /** No apps. */
  empty: outOf('empty'),
};

export const ORIGIN = 'https://apps.example';
