'use client';

/** The skeleton of the comparison of two apps. */
export function ComparisonSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid animate-pulse grid-cols-2 gap-4 rounded-3xl border border-line bg-surface p-4"
    >
      {['a', 'b'].map((column) => (
        <span key={column} className="flex flex-col gap-4">
          <span className="skeleton size-14 rounded-[22%]! md:size-16" />
          <span className="skeleton h-5 w-4/5" />
          <span className="skeleton h-12" />
          <span className="skeleton h-12" />
          <span className="skeleton h-12" />
          <span className="skeleton h-48" />
          <span className="skeleton h-32" />
        </span>
      ))}
    </div>
  );
}
