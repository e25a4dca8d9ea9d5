'use client';

import { useRef } from 'react';
import type { Rating } from '@/lib/catalogue/schema';
import { chartRatings } from '@/lib/catalogue/select';
import { chartHeight } from './chart-size';
import { RatingsTable } from './ratings-table';
import { useNearViewport } from './use-near-viewport';
import { useRatingsChart } from './use-ratings-chart';

/** The rating counts of an app, as a chart and as a table. */
export function Ratings({ ratings }: { ratings: readonly Rating[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { Chart, isMissing } = useRatingsChart(useNearViewport(place));
  const drawn = chartRatings(ratings);
  return (
    <section aria-labelledby="ratings" className="border-line border-b py-10">
      <h2 id="ratings" className="mb-6 font-bold text-2xl">
        Ratings
      </h2>
      {ratings.length === 0 && <p className="text-muted">Nobody has rated this app yet.</p>}
      {ratings.length > 0 && !isMissing && (
        <div
          ref={place}
          aria-hidden="true"
          className="needs-script"
          style={{ height: chartHeight(ratings.length) }}
        >
          {Chart && <Chart ratings={drawn} />}
        </div>
      )}
      {ratings.length > 0 && <RatingsTable ratings={drawn} isHidden={!isMissing} />}
    </section>
  );
}
