import type { ComponentProps } from 'react';
import { isResized, largestUrl, ResizedSources } from '@/components/ui/resized-sources';
import { SCREENSHOT_WIDTHS } from '@/lib/catalogue/resized';
import type { Screenshot } from '@/lib/catalogue/screenshots';
import { languageOf } from '@/lib/text/language';

/** A screenshot or a film that is named by its number if nothing says what it shows. */
export type NamedScreenshot = Screenshot & { alt: string };

export interface ScreenshotImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  screenshot: NamedScreenshot;
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string;
}

/** The URL of a screenshot by itself: of a copy that is as wide as a screen, if the build writes one. */
export function screenshotUrl(image: string): string {
  return largestUrl(image, SCREENSHOT_WIDTHS);
}

/** A screenshot, resized by the build if possible. If it fails to load, the browser shows what it shows in words. */
export function ScreenshotImage({ screenshot, sizes, ...props }: ScreenshotImageProps) {
  const { image, alt, language } = screenshot;
  return (
    <picture className="contents">
      {isResized(image) && <ResizedSources src={image} widths={SCREENSHOT_WIDTHS} sizes={sizes} />}
      <img
        src={screenshotUrl(image)}
        alt={alt}
        lang={language ?? languageOf(alt)}
        decoding="async"
        {...props}
      />
    </picture>
  );
}
