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
/** The part of the chart's width that names may take at most. */
const NAME_SHARE = 0.4;
/** The width that names leave to the bars at least, in CSS pixels. */
const BARS_WIDTH = 64;
/** The length of the bar of a count that is too small to see beside the others, in CSS pixels. */
const LEAST_BAR = 2;
/** Between a bar and its count, and after that, in CSS pixels. */
const GAP = 6;

/** Rating counts as horizontal bars, the first at the top. Decorative: a table beside it says the same. */
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
        <LevelAxis countRoom={countRoom} widthOf={widthOf} />
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
          minPointSize={(count) => (count ? LEAST_BAR : 0)}
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
  /** The width that the counts take, in CSS pixels. */
  countRoom: number;
  /** The width of a text in the chart, in CSS pixels. */
  widthOf: (text: string) => number;
}

/** The names of all levels, in the room that bars and counts leave. */
function LevelAxis({ countRoom, widthOf }: LevelAxisProps) {
  const width = useChartWidth() ?? 0;
  const room = Math.min(width * NAME_SHARE, width - countRoom - BARS_WIDTH);
  return (
    <YAxis
      type="category"
      dataKey="name"
      width="auto"
      interval={0}
      tickFormatter={(name) => truncate(name, room, widthOf)}
      tick={{ fill: 'var(--muted)' }}
      axisLine={false}
      tickLine={false}
    />
  );
}

/** The exact counts beside the bars. A LabelList has none for a bar of no length, nor before the bars have grown. */
function Counts({ ratings }: { ratings: readonly Rating[] }) {
  const toX = useXAxisScale();
  const levels = useYAxisTicks();
  return (
    // Above the stripe that marks a level under the pointer.
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
