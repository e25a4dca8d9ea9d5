import { outOf } from './build-site';

/**
 * The sites under test. `npm run test:site` builds the first, and `copies.setup.ts` the others, each once. Every catalogue,
 * setting and state that the first does not have belongs in one of the others, because each copy costs a build.
 */
export const copies = {
  /** The fixture catalogue, at the root, without an origin. Most tests use it. */
  site: outOf('site'),
  /** Odd apps, at the root of a known origin. */
  odd: outOf('odd'),
  /** A few apps and the preview bar, without an origin, with source maps. */
  preview: outOf('preview'),
  /** Apps whose texts are markup, code and bidirectional controls, at the root of a known origin. */
  hostile: outOf('hostile'),
  /** The interface in brackets and from right to left, and all else in Georgian, at the root of a known origin. */
  bracketed: outOf('bracketed'),
  /** A catalogue in English, German and Arabic, at the root of a known origin. */
  languages: outOf('languages'),
};

export const ORIGIN = 'https://apps.example';
