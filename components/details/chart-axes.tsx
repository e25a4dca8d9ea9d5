import { type BaseTickContentProps, useChartWidth, usePlotArea, XAxis, YAxis } from 'recharts';
import type { Rating } from '@/lib/catalogue/schema';
import { formatCompact } from '@/lib/format';
import { AXIS_HEIGHT, MAX_NAME_PERCENT, MIN_BARS_WIDTH, MIN_TICKS_WIDTH_REM, NAME_GAP } from './chart-size';
import { niceScale } from './nice-scale';
import { remSize } from './text-measure';
import { truncate } from './truncate';

/** The axis of the counts. Between narrow bars there is only room for its ends. */
export function CountAxis({ ratings }: { ratings: readonly Rating[] }) {
  const isNarrow = (usePlotArea()?.width ?? 0) < MIN_TICKS_WIDTH_REM * remSize();
  const ticks = niceScale(Math.max(...ratings.map(({ count }) => count)));
  const end = ticks.at(-1) ?? 1;
  return (
    <XAxis
      type="number"
      domain={[0, end]}
      ticks={isNarrow ? [0, end] : ticks}
      interval={0}
      height={AXIS_HEIGHT}
      tick={({ payload, ...place }) => (
        <AxisText {...place} dy="0.71em" text={formatCompact(payload.value)} />
      )}
      axisLine={false}
      tickLine={false}
    />
  );
}

export interface LevelAxisProps {
  ratings: readonly Rating[];
  /** The width of the counts, in CSS pixels. */
  countsWidth: number;
  /** Measures a text in the chart's font, in CSS pixels. */
  widthOf: (text: string) => number;
}

/** The axis with the names of all levels, truncated to the available width. */
export function LevelAxis({ ratings, countsWidth, widthOf }: LevelAxisProps) {
  const width = useChartWidth() ?? 0;
  const maxRoom = Math.min(
    (width * MAX_NAME_PERCENT) / 100,
    Math.max(0, width - countsWidth - MIN_BARS_WIDTH - NAME_GAP),
  );
  const room = Math.min(maxRoom, Math.max(...ratings.map(({ name }) => widthOf(name))));
  return (
    // Not `auto`: recharts measures the names once, and clips them when the chart becomes wider or narrower.
    <YAxis
      type="category"
      dataKey="name"
      width={room + NAME_GAP}
      interval={0}
      tick={({ payload, ...place }) => (
        <AxisText {...place} dy="0.355em" text={truncate(payload.value, room, widthOf)} />
      )}
      axisLine={false}
      tickLine={false}
    />
  );
}

interface AxisTextProps extends Pick<BaseTickContentProps, 'x' | 'y' | 'textAnchor'> {
  dy: string;
  text: string;
}

/** A text of an axis. recharts' own `Text` measures the layout of the page for each one. */
function AxisText({ x, y, dy, textAnchor, text }: AxisTextProps) {
  return (
    <text x={x} y={y} dy={dy} textAnchor={textAnchor} fill="var(--muted)">
      {text}
    </text>
  );
}
