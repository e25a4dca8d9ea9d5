import { CHART_HEIGHT } from './chart-size';

/** The skeleton of an app's page. */
export function DetailsSkeleton() {
  return (
    <div aria-busy="true" className="shell pt-10 md:pt-16">
      <div aria-hidden="true" className="animate-pulse">
        <div className="flex flex-col gap-8 border-line border-b pb-10 md:flex-row md:items-center md:gap-12">
          <span className="skeleton aspect-square w-40 shrink-0 rounded-[22%]! md:w-64" />
          <div className="flex flex-1 flex-col gap-5">
            <span className="skeleton h-12 w-3/4" />
            <span className="skeleton h-6 w-1/3" />
            <span className="skeleton h-20 w-full max-w-md" />
            <span className="skeleton h-12 w-40 rounded-2xl!" />
          </div>
        </div>
        <div className="py-10">
          <span className="skeleton mb-6 h-8 w-32" />
          <span className="skeleton w-full" style={{ height: CHART_HEIGHT }} />
        </div>
      </div>
    </div>
  );
}
