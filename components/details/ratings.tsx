'use client';

import { chartRatings } from '@/lib/catalogue/select';
import { RatingsChart } from './ratings-chart';
import { RatingsTable, type RatingsTableProps } from './ratings-table';

/** The ratings of an app, as a chart and as a table. */
export function Ratings({ ratings, ratingAvg }: RatingsTableProps) {
  const drawn = chartRatings(ratings);
  return (
    <section aria-labelledby="ratings" className="border-line border-b py-10">
      <h2 id="ratings" className="mb-6 font-bold text-2xl">
        Ratings
      </h2>
      {ratings.length === 0 && <p className="text-muted">Nobody has rated this app yet.</p>}
      {ratings.length > 0 && (
        <div className="ratings grid gap-8 lg:grid-cols-[2fr_1fr] lg:gap-12">
          <RatingsChart ratings={drawn} />
          <RatingsTable ratings={drawn} ratingAvg={ratingAvg} />
        </div>
      )}
    </section>
  );
}
