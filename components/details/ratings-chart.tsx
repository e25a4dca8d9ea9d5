'use client';

import { useState } from 'react';
import {
  Bar,
  BarChart,
  DefaultZIndexes,
  ResponsiveContainer,
  Tooltip,
  useChartWidth,
  useXAxisScale,
  useYAxisTicks,
  XAxis,
  YAxis,
  ZIndexLayer,
} from 'recharts';
import type { Rating } from '@/lib/catalogue/schema';
import { formatCompact, formatExact } from '@/lib/format';
import { BAR_SIZE, chartHeight } from './chart-size';
import { textMeasure } from './text-measure';
import { truncate } from './truncate';
import { useReducedMotion } from './use-reduced-motion';

/** Duration of the bars' animation. */
const ANIMATION_MS = 1500;
/** Maximum width of the names, as a share of the chart's width. */
const MAX_NAME_SHARE = 0.4;
/** Minimum width of the bars, in CSS pixels. */
const MIN_BARS_WIDTH = 64;
/** Minimum length of a bar whose count is not 0, in CSS pixels. */
const MIN_BAR_LENGTH = 2;
/** Space around a name, in CSS pixels. recharts leaves 8 between a name and the bars. */
const NAME_GAP = 12;
/** Space before and after a count, in CSS pixels. */
const GAP = 6;

/** Rating counts as horizontal bars, the first at the top. Decorative: a table contains the same data. */
export function RatingsChart({ ratings }: { ratings: readonly Rating[] }) {
  const isStill = useReducedMotion();
  const [widthOf] = useState(textMeasure);
  const isUnrated = ratings.every(({ count }) => count === 0);
  const countWidth = Math.max(...ratings.map(({ count }) => widthOf(formatExact(count))));
  const countRoom = Math.ceil(countWidth) + 2 * GAP;
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight(ratings.length)}
      className="text-sm [&_text]:[unicode-bidi:plaintext]"
    >
      <BarChart
        data={[...ratings]}
        layout="vertical"
        margin={{ right: countRoom }}
        accessibilityLayer={false}
      >
        <XAxis
          type="number"
          domain={[0, isUnrated ? 1 : 'auto']}
          allowDecimals={false}
          tickFormatter={formatCompact}
          tick={{ fill: 'var(--muted)' }}
          axisLine={false}
          tickLine={false}
        />
        <LevelAxis ratings={ratings} countRoom={countRoom} widthOf={widthOf} />
        <Tooltip
          formatter={(value) => [formatExact(Number(value)), 'Ratings']}
          cursor={{ fill: 'var(--sunken)' }}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 12,
            color: 'var(--ink)',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
          }}
          wrapperStyle={{ maxWidth: '100%' }}
          labelStyle={{ unicodeBidi: 'plaintext' }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        <Bar
          dataKey="count"
          fill="var(--chart-bar)"
          barSize={BAR_SIZE}
          minPointSize={(count) => (count ? MIN_BAR_LENGTH : 0)}
          radius={[0, 6, 6, 0]}
          isAnimationActive={!isStill}
          animationDuration={ANIMATION_MS}
        />
        <Counts ratings={ratings} />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface LevelAxisProps {
  ratings: readonly Rating[];
  /** The width of the counts, in CSS pixels. */
  countRoom: number;
  /** Measures a text in the chart's font, in CSS pixels. */
  widthOf: (text: string) => number;
}

/** The axis with the names of all levels, truncated to the available width. */
function LevelAxis({ ratings, countRoom, widthOf }: LevelAxisProps) {
  const width = useChartWidth() ?? 0;
  const room = Math.min(width * MAX_NAME_SHARE, width - countRoom - MIN_BARS_WIDTH);
  const shown = (name: string) => truncate(name, room, widthOf);
  // Not `auto`: recharts measures the names once, and clips them when the chart becomes wider or narrower.
  const namesWidth = Math.max(...ratings.map(({ name }) => widthOf(shown(name))));
  return (
    <YAxis
      type="category"
      dataKey="name"
      width={Math.ceil(namesWidth) + NAME_GAP}
      interval={0}
      tickFormatter={shown}
      tick={{ fill: 'var(--muted)' }}
      axisLine={false}
      tickLine={false}
    />
  );
}

/** The exact counts beside the bars. recharts' LabelList omits them for empty bars, and during the animation. */
function Counts({ ratings }: { ratings: readonly Rating[] }) {
  const toX = useXAxisScale();
  const levels = useYAxisTicks();
  return (
    // Above the tooltip's cursor, which highlights the level under the pointer.
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      {levels?.map(({ index, coordinate }) => {
        const count = ratings[index]?.count ?? 0;
        return (
          <text key={index} x={(toX?.(count) ?? 0) + GAP} y={coordinate} dy="0.355em" fill="currentColor">
            {formatExact(count)}
          </text>
        );
      })}
    </ZIndexLayer>
  );
}
