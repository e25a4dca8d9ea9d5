import type { ReactNode } from 'react';

export interface PageHeadingProps {
  children: ReactNode;
  subtitle?: ReactNode;
}

/** The page's only h1. It is focusable, because it gets the focus after a navigation. */
export function PageHeading({ children, subtitle }: PageHeadingProps) {
  return (
    <div className="text-center">
      <h1 tabIndex={-1} className="font-extrabold text-[length:min(2.25rem,14.5vw)]/[1.11] md:text-5xl">
        {children}
      </h1>
      {subtitle && <p className="mx-auto mt-3 max-w-2xl text-balance text-lg text-muted">{subtitle}</p>}
    </div>
  );
}
