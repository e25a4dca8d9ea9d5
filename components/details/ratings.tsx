'use client';

import { useRef, useState } from 'react';
import type { Rating } from '@/lib/catalogue/schema';
import { chartRatings } from '@/lib/catalogue/select';
import { chartHeight } from './chart-size';
import { RatingBars } from './rating-bars';
import { RatingsTable } from './ratings-table';
import { useRatingsChart } from './use-ratings-chart';

export interface RatingsProps {
  ratings: readonly Rating[];
  /** The average, 0 to 5 stars. */
  ratingAvg: number;
}

/** The ratings of an app, as a chart and as a table. */
export function Ratings({ ratings, ratingAvg }: RatingsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { Chart, loadChart } = useRatingsChart(place);
  const [isDrawn, setDrawn] = useState(false);
  const drawn = chartRatings(ratings);
  return (
    <section aria-labelledby="ratings" className="border-line border-b py-10">
      <h2 id="ratings" className="mb-6 font-bold text-2xl">
        Ratings
      </h2>
      {ratings.length === 0 && <p className="text-muted">Nobody has rated this app yet.</p>}
      {ratings.length > 0 && (
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr] lg:gap-12">
          <div
            ref={place}
            aria-hidden="true"
            className="relative min-w-0"
            style={{ height: chartHeight(ratings.length) }}
            onPointerEnter={loadChart}
          >
            {/* recharts keeps its width when it is printed, so the bars are printed. */}
            <div className={isDrawn ? 'hidden h-full print:block' : 'h-full'}>
              <RatingBars ratings={drawn} />
            </div>
            {Chart && (
              // recharts draws in several steps: the bars stay until the last one. Its hidden tooltip keeps its position
              // when the page becomes narrower, and would make the page scroll horizontally.
              <div className={`absolute inset-0 overflow-x-clip print:hidden ${isDrawn ? '' : 'invisible'}`}>
                <Chart ratings={drawn} onDrawn={() => setDrawn(true)} />
              </div>
            )}
          </div>
          <RatingsTable ratings={drawn} ratingAvg={ratingAvg} />
        </div>
      )}
    </section>
  );
}
