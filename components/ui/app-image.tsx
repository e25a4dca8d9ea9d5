'use client';

import { useEffect, useState } from 'react';
import { onOnline } from '@/lib/browser/online';
import { hashOf } from '@/lib/catalogue/hash';
import { ICON_WIDTHS } from '@/lib/catalogue/resized';
import { asset } from '@/lib/routes';
import { initialOf } from '@/lib/text/shorten';
import { isResized, largestUrl, ResizedSources } from './resized-sources';

export interface AppImageProps {
  /**
   * A path on this site or an http(s) URL, as in the catalogue. Empty for an app without a picture; undefined in a catalogue
   * without pictures, which has no place for them.
   */
  src: string | undefined;
  /** The app's title. Its first character replaces an image that is missing or fails to load. */
  title: string;
  /** Width and height attribute, in CSS pixels. `className` sets the displayed size. */
  size: number;
  className?: string;
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string;
  /** Whether the image is in the initial viewport. */
  isEager?: boolean;
}

/**
 * An app's image, resized by the build if possible. If it fails to load, the original, and if that fails too, the
 * title's initial, until the connection is back. Decorative, because the title is next to it.
 */
export function AppImage({ src, title, size, sizes, className = '', isEager = false }: AppImageProps) {
  const [failures, setFailures] = useState(0);
  const fail = () => setFailures(failures + 1);
  const frame = `app-icon ${className}`;
  const files = src ? 1 + Number(isResized(src)) : 0;
  const hasFailed = failures >= files;
  // A retry can fail, too, and must not end those that follow it.
  const [hasFailedOnce, setFailedOnce] = useState(false);
  if (hasFailed && src && !hasFailedOnce) setFailedOnce(true);
  useEffect(() => {
    if (hasFailedOnce) return onOnline(() => setFailures((count) => (count < files ? count : 0)));
  }, [hasFailedOnce, files]);
  if (src === undefined) return null;
  if (!src || hasFailed)
    return (
      <span
        aria-hidden="true"
        data-slot="image-fallback"
        // The tone behind the initial follows from the title.
        style={{ ['--hue' as string]: hashOf(title) % 360 }}
        className={`@container grid bg-[hsl(var(--hue)_42%_38%)] place-items-center overflow-hidden font-bold text-white uppercase ${frame}`}
      >
        <span className="text-[45cqw] leading-none">{initialOf(title)}</span>
      </span>
    );
  const image = (
    // biome-ignore lint/performance/noImgElement: an export has no image optimizer, so next/image would only add code.
    <img
      // The error event of an image that failed before hydration is lost. In older browsers, an SVG image without a
      // size has no natural width either.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) image.decode().catch(fail);
      }}
      src={failures > 0 ? asset(src) : largestUrl(src, ICON_WIDTHS)}
      alt=""
      width={size}
      height={size}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={fail}
      className={frame}
    />
  );
  if (!isResized(src) || failures > 0) return image;
  return (
    <picture className="contents">
      <ResizedSources src={src} widths={ICON_WIDTHS} sizes={sizes} />
      {image}
    </picture>
  );
}
