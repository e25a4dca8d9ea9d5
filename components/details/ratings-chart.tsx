'use client';

import { useEffect, useState } from 'react';
import {
  Bar,
  BarChart,
  DefaultZIndexes,
  ResponsiveContainer,
  Tooltip,
  useXAxisScale,
  useYAxisTicks,
  ZIndexLayer,
} from 'recharts';
import type { Rating } from '@/lib/catalogue/schema';
import { formatExact } from '@/lib/format';
import { CountAxis, LevelAxis } from './chart-axes';
import { BAR_SIZE, COUNT_GAP, chartHeight, MIN_BAR_LENGTH } from './chart-size';
import { textMeasure } from './text-measure';
import { useIdleSteps } from './use-idle-steps';

export interface RatingsChartProps {
  ratings: readonly Rating[];
  /** Called when all parts of the chart are in the DOM. */
  onDrawn: () => void;
}

/**
 * Rating counts as horizontal bars, the first at the top. Replaces `RatingBars` and has the same geometry, so it has no
 * animation. Decorative: a table contains the same data.
 */
export function RatingsChart({ ratings, onDrawn }: RatingsChartProps) {
  const [widthOf] = useState(textMeasure);
  const countsWidth = Math.max(...ratings.map(({ count }) => widthOf(formatExact(count)))) + 2 * COUNT_GAP;
  const parts = [
    <LevelAxis key="levels" ratings={ratings} countsWidth={countsWidth} widthOf={widthOf} />,
    <CountAxis key="scale" ratings={ratings} />,
    <Bar
      key="bars"
      dataKey="count"
      fill="var(--chart-bar)"
      barSize={BAR_SIZE}
      minPointSize={(count) => (count ? MIN_BAR_LENGTH : 0)}
      radius={[0, 6, 6, 0]}
      isAnimationActive={false}
    />,
    <Tooltip
      key="tooltip"
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
    />,
    <Counts key="counts" ratings={ratings} onDrawn={onDrawn} />,
  ];
  const step = useIdleSteps(parts.length);
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight(ratings.length)}
      className="text-[length:min(0.875rem,5vw)] [&_text]:[unicode-bidi:plaintext]"
    >
      <BarChart
        data={[...ratings]}
        layout="vertical"
        margin={{ right: countsWidth }}
        accessibilityLayer={false}
      >
        {parts.slice(0, step)}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The exact counts beside the bars. recharts' LabelList omits them for empty bars. */
function Counts({ ratings, onDrawn }: RatingsChartProps) {
  const toX = useXAxisScale();
  const levels = useYAxisTicks();
  const isDrawn = toX !== undefined && levels?.length === ratings.length;
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  return (
    // Above the tooltip's cursor, which highlights the level under the pointer.
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      {levels?.map(({ index, coordinate }) => {
        const count = ratings[index]?.count ?? 0;
        return (
          <text
            key={index}
            x={(toX?.(count) ?? 0) + COUNT_GAP}
            y={coordinate}
            dy="0.355em"
            fill="currentColor"
          >
            {formatExact(count)}
          </text>
        );
      })}
    </ZIndexLayer>
  );
}
