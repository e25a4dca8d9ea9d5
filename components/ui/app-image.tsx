'use client';

import { useState } from 'react';
import { initialOf } from '@/lib/format';
import { asset } from '@/lib/routes';

export interface AppImageProps {
  /** A path on this site or an http(s) URL, as the catalogue has it. */
  src: string;
  /** The app's title: its first letter stands in for an image that does not load. */
  title: string;
  /** The intrinsic edge in CSS pixels, which reserves a square; classes set the size shown. */
  size: number;
  className?: string;
  /** For an image that is in view from the start. */
  isEager?: boolean;
}

/** An app's image, with its title's initial in the same space where the image is broken. Decorative: the title stands beside it. */
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
    // biome-ignore lint/performance/noImgElement: an export has no image optimiser, so next/image would only add code.
    <img
      // An image that failed before hydration fired its event at nobody.
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
