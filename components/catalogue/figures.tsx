import type { ReactNode } from 'react';
import type { CardApp } from '@/lib/catalogue/views';
import { formatCompact, formatExact, formatRating } from '@/lib/text/format';

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
  app: Pick<CardApp, 'downloads' | 'ratingAvg' | 'fact'>;
  /** What follows the figures. */
  children?: ReactNode;
}

/**
 * The average rating of an app and its downloads, or what is known in place of them. A listing repeats them for every app, so
 * each is one element: its icon is a mask, and its label has the unit.
 */
export function Figures({ app: { ratingAvg, downloads, fact }, children }: FiguresProps) {
  return (
    <span className="figures">
      {ratingAvg !== undefined && <Rating average={ratingAvg} />}
      {downloads !== undefined && <Downloads count={downloads} />}
      {fact !== undefined && (
        <span dir="auto" title={fact} className="fact">
          {fact}
        </span>
      )}
      {children}
    </span>
  );
}

function Rating({ average }: { average: number }) {
  const rating = formatRating(average);
  return (
    <span role="img" aria-label={`rated ${rating} out of 5`} className="icon-star">
      {rating}
    </span>
  );
}

function Downloads({ count }: { count: number | string }) {
  const downloads = inFull({ value: count, unit: 'downloads' });
  return (
    <span role="img" aria-label={downloads} title={downloads} className="icon-download">
      {inShort(count)}
    </span>
  );
}
