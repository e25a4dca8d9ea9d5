import type { ReactNode } from 'react';

export interface PageHeadingProps {
  children: ReactNode;
  /** Beside the heading: how many there are. */
  count?: ReactNode;
  subtitle?: ReactNode;
}

/** The page's only h1. It is focusable, because it gets the focus after a navigation. */
export function PageHeading({ children, count, subtitle }: PageHeadingProps) {
  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 tabIndex={-1} className="font-extrabold text-[length:min(2rem,11vw)]/[1.2]">
          {children}
        </h1>
        {count}
      </div>
      {subtitle && <p className="mt-1 text-pretty text-muted">{subtitle}</p>}
    </div>
  );
}
