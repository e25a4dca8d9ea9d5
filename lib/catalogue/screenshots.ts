import type { App, ScreenshotOrFilm } from './schema';

/** A screenshot or a film of an app, as its page shows it. */
export interface Screenshot {
  /** Of a film, its poster. */
  image: string;
  /** The path of the film, if it is one. */
  video?: string;
  /** What it shows, in words, if that is known. */
  alt?: string;
  /** The language of these, if it is not that of the page. */
  language?: string;
  /** Width divided by height of its place in the page. */
  ratio: number;
}

/** The picture of a screenshot, or that of a film before it plays. */
export function pictureOf(entry: ScreenshotOrFilm): string {
  return 'image' in entry ? entry.image : entry.poster;
}

/** In pixels. Empty if it is not known. */
export interface ImageSize {
  width?: number;
  height?: number;
}

/**
 * The screenshots and films of an app, with the space that their files need.
 *
 * @param sizeOf The size of an image, by its path or URL.
 */
export function screenshotsOf(
  { screenshots = [], untranslated = {} }: Pick<App, 'screenshots' | 'untranslated'>,
  sizeOf: (image: string) => ImageSize,
): Screenshot[] {
  const ratios = screenshotRatios(screenshots.map((entry) => sizeOf(pictureOf(entry))));
  return screenshots.map((entry, index) => {
    const language = untranslated[`screenshots.${index}.alt`];
    return {
      image: pictureOf(entry),
      ...('video' in entry && { video: entry.video }),
      ...(entry.alt !== undefined && { alt: entry.alt }),
      ...(language !== undefined && { language }),
      ratio: ratios[index] ?? 1,
    };
  });
}

/** The place of a longer screenshot has one of these ratios. The screenshot is shown whole in it. */
const MIN_RATIO = 0.4;
const MAX_RATIO = 3;

/**
 * The widths divided by the heights of the places of an app’s screenshots. Those on other sites, and SVG files without a size,
 * have the place of the first other one, because the screenshots of an app are mostly of one shape, or else a square.
 */
function screenshotRatios(sizes: readonly ImageSize[]): number[] {
  const ratios = sizes.map(({ width, height }) =>
    width && height ? Number(Math.min(MAX_RATIO, Math.max(MIN_RATIO, width / height)).toFixed(3)) : undefined,
  );
  const fallback = ratios.find((ratio) => ratio !== undefined) ?? 1;
  return ratios.map((ratio) => ratio ?? fallback);
}
