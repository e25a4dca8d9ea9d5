import { isResizable, RESIZED_FORMATS, resizedUrl } from '@/lib/catalogue/resized';
import { asset } from '@/lib/routes';

/** Whether there are resized copies of an image: the last step of the build writes them. */
export function isResized(src: string): boolean {
  return process.env.NODE_ENV === 'production' && isResizable(src);
}

/** The largest copy of an image, for what takes a single URL. The image itself if there are none. */
export function largestUrl(src: string, widths: readonly number[]): string {
  return asset(isResized(src) ? resizedUrl(src, Math.max(...widths), 'webp') : src);
}

export interface ResizedSourcesProps {
  /** An image for which `isResized` is true. */
  src: string;
  /** The widths of its copies, in pixels. */
  widths: readonly number[];
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string;
}

export function ResizedSources({ src, widths, sizes }: ResizedSourcesProps) {
  return RESIZED_FORMATS.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={widths.map((width) => `${asset(resizedUrl(src, width, format))} ${width}w`).join()}
      sizes={sizes}
    />
  ));
}
