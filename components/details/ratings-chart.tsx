'use client';

import { useState } from 'react';
import { Bar, BarChart, ResponsiveContainer, Tooltip, useChartWidth, XAxis, YAxis } from 'recharts';
import type { Rating } from '@/lib/catalogue/schema';
import { formatCompact, formatExact } from '@/lib/format';
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion';
import { ANIMATION_MS, BAR_SIZE, chartHeight } from './chart-size';
import { textMeasure } from './text-measure';
import { truncate } from './truncate';

/** The part of the chart's width that names may take at most. */
const NAME_SHARE = 0.4;

/** Rating counts as horizontal bars, the first at the top. Decorative: a table beside it says the same. */
export function RatingsChart({ ratings }: { ratings: readonly Rating[] }) {
  const isStill = useReducedMotion();
  const [widthOf] = useState(textMeasure);
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight(ratings.length)}
      className="text-sm [&_text]:[unicode-bidi:plaintext]"
    >
      <BarChart data={[...ratings]} layout="vertical" margin={{ right: 16 }} accessibilityLayer={false}>
        <XAxis
          type="number"
          tickFormatter={formatCompact}
          tick={{ fill: 'var(--muted)' }}
          axisLine={false}
          tickLine={false}
        />
        <LevelAxis widthOf={widthOf} />
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
          radius={[0, 6, 6, 0]}
          isAnimationActive={!isStill}
          animationDuration={ANIMATION_MS}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface LevelAxisProps {
  /** The width of a text in the chart, in CSS pixels. */
  widthOf: (text: string) => number;
}

/** The names of all levels, truncated where the bars need the room. */
function LevelAxis({ widthOf }: LevelAxisProps) {
  const width = useChartWidth() ?? 0;
  return (
    <YAxis
      type="category"
      dataKey="name"
      width="auto"
      interval={0}
      tickFormatter={(name) => truncate(name, width * NAME_SHARE, widthOf)}
      tick={{ fill: 'var(--muted)' }}
      axisLine={false}
      tickLine={false}
    />
  );
}
