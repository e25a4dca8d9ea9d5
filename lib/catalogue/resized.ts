/** The formats of resized images, in the order of preference. */
export const RESIZED_FORMATS = ['avif', 'webp'] as const;

/** The widths of icons in pixels: an app's page and a card on a wide screen, at one and at two pixels for a CSS pixel. */
export const ICON_WIDTHS = [288, 576] as const;

/** The widths of screenshots in pixels: those of a phone in the strip of an app's page, and all others. */
export const SCREENSHOT_WIDTHS = [384, 1152] as const;

/** The greatest height of a screenshot for its width. A WebP image has up to 16,383 pixels. */
export const MAX_SCREENSHOT_RATIO = 4;

export type ResizedFormat = (typeof RESIZED_FORMATS)[number];

/**
 * Letters beyond ASCII have up to four bytes in the name of a file. Each name fits one of the two only: otherwise the time for a
 * path would double with each folder.
 */
const RESIZABLE =
  /^(?:\/(?!\.\.?\/)(?:[\w .,%-]{1,240}|(?=[\w .,%-]*[^\w .,%/-])[^/?#\\\p{Cc}]{1,60}))+\.(?:png|jpe?g|webp|avif|gif)$/iu;

/**
 * Whether the build writes resized copies of an image: of files of the site with pixels. Paths with `.` or `..`, a query
 * string or a fragment are excluded, and names to which no extension can be added, because they have at most 255 bytes.
 *
 * @param image As in the catalogue.
 */
export function isResizable(image: string): boolean {
  return RESIZABLE.test(image);
}

/**
 * The URL of a resized copy, without the base path. It has no space, which would end it in `srcset`.
 *
 * @example resizedUrl('/pictures/q.png', 288, 'avif') // '/resized/288/pictures/q.png.avif'
 */
export function resizedUrl(image: string, width: number, format: ResizedFormat): string {
  return `/resized/${width}${image.replaceAll(' ', '%20')}.${format}`;
}
