// Material icons have the shortest paths, and a listing repeats them for every app.
import type { ReactNode } from 'react';
import { MdDownload, MdStar } from 'react-icons/md';
import type { CardApp } from '@/lib/catalogue/select';
import { formatCompact, formatExact, formatRating } from '@/lib/format';

export interface CountProps {
  /** A number is shown compactly, text unchanged. */
  value: number | string;
  /** The unit of the count, for assistive technology: `downloads`. */
  unit: string;
}

/** A compact count. Its tooltip and assistive technology have the exact count. */
export function Count({ value, unit }: CountProps) {
  const isText = typeof value === 'string';
  const full = `${isText ? value : formatExact(value)} ${unit}`;
  return (
    <span title={full}>
      <span aria-hidden="true">{isText ? value : formatCompact(value)}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}

export interface FiguresProps {
  app: Pick<CardApp, 'downloads' | 'ratingAvg'>;
  /** What follows the figures. */
  children?: ReactNode;
}

/** The average rating of an app and its downloads, with an icon each. */
export function Figures({ app, children }: FiguresProps) {
  const rating = formatRating(app.ratingAvg);
  return (
    <span className="figures">
      <span>
        <MdStar aria-hidden="true" className="text-rating" />
        <span aria-hidden="true">{rating}</span>
        <span className="sr-only">{`rated ${rating} out of 5`}</span>
      </span>
      <span>
        <MdDownload aria-hidden="true" />
        <Count value={app.downloads} unit="downloads" />
      </span>
      {children}
    </span>
  );
}
