import type { ReactNode } from 'react';
import { untranslatedInFact } from '@/lib/catalogue/untranslated';
import type { CardApp } from '@/lib/catalogue/views';
import { formatCompact, formatRating } from '@/texts/format';
import * as shared from '@/texts/shared';
import { MarkedText } from './marked-text';

/** A number compactly, text unchanged: `500K+` also on a page from right to left. */
export const inShort = (value: number | string) =>
  typeof value === 'string' ? <bdi>{value}</bdi> : formatCompact(value);

export interface CountProps {
  /** A number is shown compactly, text unchanged. */
  value: number | string;
  /** The exact count with its noun: `shared.downloads`. */
  inFull: (value: number | string) => string;
}

/** A compact count. Its tooltip and assistive technology have the exact count. */
export function Count({ value, inFull }: CountProps) {
  const full = inFull(value);
  return (
    <span role="img" aria-label={full} title={full}>
      {inShort(value)}
    </span>
  );
}

export interface FiguresProps {
  app: Pick<CardApp, 'downloads' | 'ratingAvg' | 'fact' | 'untranslated'>;
  children?: ReactNode;
}

/**
 * The average rating of an app and its downloads, or what is known in place of them. A listing repeats them for every app, so
 * each is one element: its icon is a mask, and its label has the unit. They are no components, which would be hydrated.
 */
export function Figures({ app, children }: FiguresProps) {
  const { ratingAvg, downloads, fact } = app;
  return (
    <span className="figures">
      {ratingAvg !== undefined && (
        <span role="img" aria-label={shared.rated(ratingAvg)} className="icon-star">
          {formatRating(ratingAvg)}
        </span>
      )}
      {downloads !== undefined && (
        <span
          role="img"
          aria-label={shared.downloads(downloads)}
          title={shared.downloads(downloads)}
          className="icon-download"
        >
          {inShort(downloads)}
        </span>
      )}
      {fact !== undefined && (
        <span dir="auto" title={fact} className="fact">
          {process.env.TEXT_LANGUAGES && app.untranslated ? (
            <MarkedText text={fact} names={untranslatedInFact(app)} />
          ) : (
            fact
          )}
        </span>
      )}
      {children}
    </span>
  );
}
