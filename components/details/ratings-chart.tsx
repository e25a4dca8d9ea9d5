import { Fragment, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import { isSavingData } from '@/lib/browser/online';
import { whenIdle } from '@/lib/browser/when-idle';
import type { Rating } from '@/lib/catalogue/schema';
import { formatExact } from '@/texts/format';
import { chartHeight, MIN_BAR_LENGTH, scaleEnd } from './chart-scale';
import type { RechartsBars } from './recharts-bars';

/** Names, bars, counts. */
const COLUMNS = 'fit-content(calc(40% + 12px)) minmax(64px, 1fr) max-content';

const ANIMATION_MS = 1500;

/**
 * Rating counts as horizontal bars, the first at the top. Prerendered as HTML; recharts then draws the bars, with a
 * tooltip. Decorative: a table contains the same data.
 */
export function RatingsChart({ ratings }: { ratings: readonly Rating[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { Bars, loadBars } = useRecharts(place);
  const end = scaleEnd(ratings);
  const counts = ratings.map(({ count }) => formatExact(count));
  const percent = (count: number) => `${+((100 * count) / end).toFixed(2)}%`;
  return (
    // Clipped, because recharts' hidden tooltip keeps its position when the page becomes narrower.
    <div
      ref={place}
      aria-hidden="true"
      className="whole @container min-w-0 overflow-x-clip"
      style={{ height: chartHeight(ratings.length) }}
      onPointerEnter={loadBars}
    >
      <div
        className="chart relative isolate grid h-full items-center whitespace-nowrap text-[length:min(0.875rem,5vw)]"
        style={{
          gridTemplateColumns: COLUMNS,
          gridTemplateRows: `repeat(${ratings.length}, minmax(0, 1fr))`,
        }}
      >
        <div className="chart-drawing absolute inset-0 col-[2/3] row-[1/-1]">
          {Bars && <Bars ratings={ratings} />}
        </div>
        {ratings.map(({ name, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may not be unique, and the order never changes.
          <Fragment key={index}>
            <span dir="auto" className="col-1 max-w-full justify-self-end truncate px-2 pt-px text-muted">
              {name}
            </span>
            <span className="col-2 flex items-center gap-1.5 pt-px">
              <span
                className="chart-bar"
                style={{ width: count && `max(${MIN_BAR_LENGTH}px, ${percent(count)})` }}
              />
              {/* Above recharts, whose tooltip highlights the level under the pointer. */}
              <span className="pointer-events-none relative z-1">{counts[index]}</span>
            </span>
          </Fragment>
        ))}
        {/* As wide as the longest count: a count overflows the column of its bar. */}
        <span className="invisible col-3 row-1 h-0 whitespace-pre px-1.5">{counts.join('\n')}</span>
      </div>
    </div>
  );
}

/**
 * Lazy-loads recharts, which is larger than the rest of the page: when the chart has been in the viewport, the animation
 * of the prerendered bars is over, and the browser is idle. Until then, and for visitors who do not scroll to it, the
 * bars look the same. `Bars` is null until then. `loadBars` loads it at once, also for those who save data.
 */
function useRecharts(place: RefObject<Element | null>) {
  const [Bars, setBars] = useState<typeof RechartsBars | null>(null);
  const loadBars = useCallback(() => {
    loadCode(import('./recharts-bars')).then(
      (module) => startTransition(() => setBars(() => module.RechartsBars)),
      // The prerendered bars stay.
      () => {},
    );
  }, []);

  useEffect(() => {
    if (isSavingData()) return;
    let cancel = () => {};
    // A page behind its skeleton is clipped, and does not intersect the viewport.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const timer = setTimeout(() => {
        cancel = whenIdle(loadBars);
      }, ANIMATION_MS);
      cancel = () => clearTimeout(timer);
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [place, loadBars]);

  return { Bars, loadBars };
}
