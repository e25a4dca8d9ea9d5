'use client';

import type { App, Rating } from '@/lib/catalogue/schema';
import { countVotes } from '@/lib/catalogue/votes';
import { formatExact, formatRating } from '@/texts/format';
import * as texts from '@/texts/ratings';
import { RatingsChart } from './ratings-chart';

export type RatingsProps = Pick<App, 'ratings' | 'ratingAvg'>;

/** The ratings of an app, as a chart and as a table. Renders nothing without a vote. */
export function Ratings({ ratings, ratingAvg }: RatingsProps) {
  if (!ratings) return null;
  const drawn = ratings.map(({ name, count }) => ({ name: texts.levelName(name), count })).reverse();
  return (
    <section aria-labelledby="ratings" className="border-line border-b py-10">
      <h2 id="ratings" className="mb-6 font-bold text-2xl">
        {texts.ratings}
      </h2>
      <div className="ratings grid gap-8 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <RatingsChart ratings={drawn} />
        <RatingsTable ratings={drawn} ratingAvg={ratingAvg} />
      </div>
    </section>
  );
}

interface RatingsTableProps extends Pick<App, 'ratingAvg'> {
  ratings: readonly Rating[];
}

/**
 * The ratings as text: the average, the number of votes, and a table with the count and the share of each level. On small
 * screens, where the chart is directly above it, the table is for screen readers, for print and without a script.
 */
function RatingsTable({ ratings, ratingAvg }: RatingsTableProps) {
  const votes = countVotes(ratings);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {ratingAvg !== undefined && (
          <span className="font-extrabold text-5xl tabular tight">{formatRating(ratingAvg)}</span>
        )}
        <span className="text-muted">
          {ratingAvg === undefined ? texts.votes(votes) : texts.outOfFiveBy(votes)}
        </span>
      </p>
      <div className="ratings-table relative mt-4">
        <table className="w-full table-fixed tabular">
          <caption className="sr-only">{texts.ratingsByStars}</caption>
          <thead className="whole text-start text-muted text-sm">
            <tr>
              <th scope="col" className="py-1 font-medium">
                {texts.rating}
              </th>
              <th scope="col" className="py-1 ps-3 text-end font-medium">
                {texts.count}
              </th>
              <th scope="col" className="py-1 ps-3 text-end font-medium">
                {texts.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ name, count }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may not be unique, and the order never changes.
              <tr key={index} className="border-line border-t">
                <th scope="row" dir="auto" className="py-1.5 font-medium wrap-anywhere">
                  {name}
                </th>
                <td className="py-1.5 ps-3 text-end">{formatExact(count)}</td>
                <td className="py-1.5 ps-3 text-end">{texts.formatPercent(count, votes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
