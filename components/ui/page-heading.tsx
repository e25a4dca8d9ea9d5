import type { ReactNode } from 'react';

export interface PageHeadingProps {
  children: ReactNode;
  subtitle?: ReactNode;
}

/** The page's only h1. It can take the focus, which goes there after a change of path. */
export function PageHeading({ children, subtitle }: PageHeadingProps) {
  return (
    <div className="text-center">
      <h1 tabIndex={-1} className="font-extrabold text-4xl md:text-5xl">
        {children}
      </h1>
      {subtitle && <p className="mx-auto mt-3 max-w-2xl text-balance text-lg text-muted">{subtitle}</p>}
    </div>
  );
}
