import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Rating } from '@/lib/catalogue/schema';
import { formatExact } from '@/texts/format';
import { direction } from '@/texts/language';
import * as texts from '@/texts/ratings';
import { BAR_SIZE, chartHeight, MIN_BAR_LENGTH, scaleEnd } from './chart-scale';

const IS_RTL = direction === 'rtl';

/** The bars of `RatingsChart`, with a tooltip. They have no animation, because they replace equal ones. */
export function RechartsBars({ ratings }: { ratings: readonly Rating[] }) {
  return (
    <ResponsiveContainer width="100%" height={chartHeight(ratings.length)}>
      <BarChart data={[...ratings]} layout="vertical" margin={{}} accessibilityLayer={false}>
        <XAxis type="number" domain={[0, scaleEnd(ratings)]} reversed={IS_RTL} hide />
        <YAxis type="category" dataKey="name" hide />
        <Bar
          dataKey="count"
          fill="var(--rating)"
          barSize={BAR_SIZE}
          minPointSize={(count) => (count ? MIN_BAR_LENGTH : 0)}
          radius={[0, 6, 6, 0]}
          isAnimationActive={false}
        />
        <Tooltip
          formatter={(value) => [formatExact(Number(value)), texts.ratings]}
          cursor={{ fill: 'var(--sunken)' }}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 12,
            color: 'var(--ink)',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
          }}
          // At most as wide as the bars and the counts: the names leave 60 % of the chart to them. Above the counts.
          wrapperStyle={{ maxWidth: 'calc(60cqw - 12px)', zIndex: 2 }}
          labelStyle={{ unicodeBidi: 'plaintext' }}
          itemStyle={{ color: 'var(--ink)' }}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
