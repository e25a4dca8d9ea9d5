/** The formats of resized images, in the order of preference. */
export const RESIZED_FORMATS = ['avif', 'webp'] as const;

/** The widths of icons in pixels: an app's page and a card on a wide screen, at one and at two pixels for a CSS pixel. */
export const ICON_WIDTHS = [288, 576] as const;

/** The widths of screenshots in pixels: those of a phone in the strip of an app's page, and all others. */
export const SCREENSHOT_WIDTHS = [384, 1152] as const;

/** The greatest height of a screenshot for its width. A WebP image has up to 16,383 pixels. */
export const MAX_SCREENSHOT_RATIO = 4;

export type ResizedFormat = (typeof RESIZED_FORMATS)[number];

/** The name of a folder or a file. Letters beyond ASCII have up to four bytes in it. */
const NAME = /^(?!\.\.?$)(?:[\w .,%-]{1,240}|[^?#\\\p{Cc}]{1,60})$/u;

/**
 * Whether the build writes resized copies of an image: of files of the site with pixels. Paths with `.` or `..`, a query
 * string or a fragment are excluded, and names to which no extension can be added, because they have at most 255 bytes.
 *
 * @param image As in the catalogue.
 */
export function isResizable(image: string): boolean {
  const [, path] = /^\/(.+)\.(?:png|jpe?g|webp|avif|gif)$/i.exec(image) ?? [];
  return path?.split('/').every((name) => NAME.test(name)) ?? false;
}

/**
 * The URL of a resized copy, without the base path. It has no space, which would end it in `srcset`.
 *
 * @example resizedUrl('/pictures/q.png', 288, 'avif') // '/resized/288/pictures/q.png.avif'
 */
export function resizedUrl(image: string, width: number, format: ResizedFormat): string {
  return `/resized/${width}${image.replaceAll(' ', '%20')}.${format}`;
}
