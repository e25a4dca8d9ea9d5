'use client';

import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Rating } from '@/lib/catalogue/schema';
import { formatCompact, formatExact } from '@/lib/format';
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion';
import { ANIMATION_MS, BAR_SIZE, chartHeight } from './chart-size';

/** Rating counts as horizontal bars, the first at the top. Decorative: a table beside it says the same. */
export function RatingsChart({ ratings }: { ratings: readonly Rating[] }) {
  const isStill = useReducedMotion();
  return (
    <ResponsiveContainer width="100%" height={chartHeight(ratings.length)}>
      <BarChart data={[...ratings]} layout="vertical" margin={{ right: 16 }} accessibilityLayer={false}>
        <XAxis
          type="number"
          tickFormatter={formatCompact}
          tick={{ fill: 'var(--muted)' }}
          axisLine={false}
          tickLine={false}
        />
        <YAxis
          type="category"
          dataKey="name"
          width={72}
          interval={0}
          tick={{ fill: 'var(--muted)' }}
          axisLine={false}
          tickLine={false}
        />
        <Tooltip
          formatter={(value) => [formatExact(Number(value)), 'Ratings']}
          cursor={{ fill: 'var(--sunken)' }}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 12,
            color: 'var(--ink)',
          }}
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
