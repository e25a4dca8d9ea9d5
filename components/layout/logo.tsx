'use client';

import { useId } from 'react';
import { mark } from '@/lib/mark';

/**
 * The company's mark, in the brand's colours from the CSS: an import of `lib/site.ts` would send all its texts to the
 * browser. Decorative: the company's name is next to it as text.
 */
export function Logo() {
  const gradientId = useId();
  return (
    <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" className="logo">
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="1" y2="1">
          <stop className="[stop-color:var(--brand-from)]" />
          <stop offset="1" className="[stop-color:var(--brand-to)]" />
        </linearGradient>
      </defs>
      <rect width={mark.size} height={mark.size} rx={mark.radius} fill={`url(#${gradientId})`} />
      <path d={mark.moor} fill="#fff" opacity={mark.moorOpacity} />
      <path d={mark.bird} fill="#fff" />
    </svg>
  );
}
