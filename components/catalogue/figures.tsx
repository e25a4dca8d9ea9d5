// Material icons have the shortest paths, and a listing repeats them for every app.
import { MdDownload, MdStar } from 'react-icons/md';
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
    <span title={full} className="min-w-0 truncate">
      <span aria-hidden="true">{isText ? value : formatCompact(value)}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}

/** An app's downloads, green, with an icon. */
export function DownloadsBadge({ downloads }: { downloads: number | string }) {
  return (
    <span className="badge bg-good-soft text-good">
      <MdDownload aria-hidden="true" />
      <Count value={downloads} unit="downloads" />
    </span>
  );
}

/** An app's average rating of 0 to 5 stars, amber, with an icon. */
export function RatingBadge({ ratingAvg }: { ratingAvg: number }) {
  const rating = formatRating(ratingAvg);
  return (
    <span className="badge shrink-0 bg-gold-soft text-gold">
      <MdStar aria-hidden="true" />
      <span aria-hidden="true">{rating}</span>
      <span className="sr-only">rated {rating} out of 5</span>
    </span>
  );
}
