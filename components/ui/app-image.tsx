'use client';

import { useState } from 'react';
import { initialOf } from '@/lib/format';
import { asset } from '@/lib/routes';

export interface AppImageProps {
  /** A path on this site or an http(s) URL, as in the catalogue. */
  src: string;
  /** The app's title. Its first character replaces an image that fails to load. */
  title: string;
  /** Width and height attribute, in CSS pixels. `className` sets the displayed size. */
  size: number;
  className?: string;
  /** Whether the image is in the initial viewport. */
  isEager?: boolean;
}

/** An app's image, or the title's initial if the image fails to load. Decorative, because the title is next to it. */
export function AppImage({ src, title, size, className = '', isEager = false }: AppImageProps) {
  const [isBroken, setBroken] = useState(false);
  const frame = `aspect-square rounded-[22%] ${className}`;
  if (isBroken)
    return (
      <span
        aria-hidden="true"
        data-slot="image-fallback"
        className={`brand-gradient @container grid place-items-center overflow-hidden font-bold text-white uppercase ${frame}`}
      >
        <span className="text-[45cqw] leading-none">{initialOf(title)}</span>
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: an export has no image optimizer, so next/image would only add code.
    <img
      // The error event of an image that failed before hydration is lost.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(true);
      }}
      src={asset(src)}
      alt=""
      width={size}
      height={size}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      className={`bg-sunken object-cover ${frame}`}
    />
  );
}
