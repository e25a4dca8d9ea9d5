'use client';

import type { App } from '@/lib/catalogue/schema';
import * as texts from '@/texts/details';
import { RatingsChart } from './ratings-chart';
import { RatingsTable } from './ratings-table';

export type RatingsProps = Pick<App, 'ratings' | 'ratingAvg'>;

/** The ratings of an app, as a chart and as a table. Renders nothing without a vote. */
export function Ratings({ ratings, ratingAvg }: RatingsProps) {
  if (!ratings) return null;
  const drawn = [...ratings].reverse();
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
