import { Fragment } from 'react';
import type { Rating } from '@/lib/catalogue/schema';
import { formatCompact, formatExact } from '@/lib/format';
import { AXIS_HEIGHT, MAX_NAME_PERCENT, MIN_BAR_LENGTH, MIN_BARS_WIDTH, NAME_GAP } from './chart-size';
import { niceScale } from './nice-scale';

/** Names, bars, counts. */
const COLUMNS = `fit-content(calc(${MAX_NAME_PERCENT}% + ${NAME_GAP}px)) minmax(${MIN_BARS_WIDTH}px, 1fr) max-content`;

/**
 * The chart in HTML and CSS, with the geometry of `RatingsChart`: prerendered, and shown until recharts is loaded. It
 * fills its parent. Decorative: a table contains the same data.
 */
export function RatingBars({ ratings }: { ratings: readonly Rating[] }) {
  const ticks = niceScale(Math.max(...ratings.map(({ count }) => count)));
  const counts = ratings.map(({ count }) => formatExact(count));
  const percent = (count: number) => `${+((100 * count) / (ticks.at(-1) ?? 1)).toFixed(2)}%`;
  const gridTemplateRows = `repeat(${ratings.length}, minmax(0, 1fr)) ${AXIS_HEIGHT}px`;
  return (
    <div
      className="grid h-full items-center whitespace-nowrap text-[length:min(0.875rem,5vw)]"
      style={{ gridTemplateColumns: COLUMNS, gridTemplateRows }}
    >
      {ratings.map(({ name, count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may not be unique, and the order never changes.
        <Fragment key={index}>
          <span dir="auto" className="col-1 truncate pt-px pr-2 pl-1 text-right text-muted">
            {name}
          </span>
          <span className="col-2 flex items-center gap-1.5 pt-px">
            <span
              className="chart-bar"
              style={{ width: count && `max(${MIN_BAR_LENGTH}px, ${percent(count)})` }}
            />
            {counts[index]}
          </span>
        </Fragment>
      ))}
      {/* As wide as the longest count: a count overflows the column of its bar. */}
      <span className="invisible col-3 row-1 h-0 whitespace-pre px-1.5">{counts.join('\n')}</span>
      <span className="@container relative col-2 self-start text-muted">
        {ticks.map((tick, index) => (
          <span
            key={tick}
            className={`absolute top-1 [translate:-50%] ${index % (ticks.length - 1) ? '@max-[13rem]:hidden' : ''}`}
            style={{ left: percent(tick) }}
          >
            {formatCompact(tick)}
          </span>
        ))}
      </span>
    </div>
  );
}
