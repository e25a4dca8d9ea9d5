import type { ReactNode } from 'react';
import type { CardApp } from '@/lib/catalogue/views';
import { formatCompact, formatExact, formatRating } from '@/lib/format';

export interface CountProps {
  /** A number is shown compactly, text unchanged. */
  value: number | string;
  /** The unit of the count, for assistive technology: `downloads`. */
  unit: string;
}

/** A compact count. Its tooltip and assistive technology have the exact count. */
export function Count(count: CountProps) {
  const full = inFull(count);
  return (
    <span title={full}>
      <span aria-hidden="true">{inShort(count.value)}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}

const inFull = ({ value, unit }: CountProps) =>
  `${typeof value === 'string' ? value : formatExact(value)} ${unit}`;

const inShort = (value: CountProps['value']) => (typeof value === 'string' ? value : formatCompact(value));

export interface FiguresProps {
  app: Pick<CardApp, 'downloads' | 'ratingAvg'>;
  /** What follows the figures. */
  children?: ReactNode;
}

/**
 * The average rating of an app and its downloads. A listing repeats them for every app, so each is one element: its icon is
 * a mask, and its label has the unit.
 */
export function Figures({ app, children }: FiguresProps) {
  const rating = formatRating(app.ratingAvg);
  const downloads = inFull({ value: app.downloads, unit: 'downloads' });
  return (
    <span className="figures">
      <span role="img" aria-label={`rated ${rating} out of 5`} className="icon-star">
        {rating}
      </span>
      <span role="img" aria-label={downloads} title={downloads} className="icon-download">
        {inShort(app.downloads)}
      </span>
      {children}
    </span>
  );
}
