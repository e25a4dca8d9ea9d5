'use client';

import { useId } from 'react';

/** The company's mark: a lark over the moor. Decorative: the company's name is next to it as text. */
export function Logo() {
  const gradientId = useId();
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9">
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#632ee3" />
          <stop offset="1" stopColor="#9f62f2" />
        </linearGradient>
      </defs>
      <rect width="40" height="40" rx="11" fill={`url(#${gradientId})`} />
      <path
        d="M0 31c7-5 13-5 20-2s13 2 20-3v3a11 11 0 0 1-11 11H11A11 11 0 0 1 0 31Z"
        fill="#fff"
        opacity=".28"
      />
      <path
        d="M7 14c5-1 8 1 10 4 1-6 5-10 12-11-1 3-1 5-2 7l5 1-5 2c-1 6-5 9-11 9-3 0-6-1-8-3 3 0 5-1 6-3-4-1-6-3-7-6Z"
        fill="#fff"
      />
    </svg>
  );
}
