'use client';

import type { ReactNode } from 'react';
import { AppRow } from '@/components/catalogue/app-row';
import type { RowApp } from '@/lib/catalogue/views';

export interface AppRowsProps {
  /** The id of the section's heading. */
  id: string;
  heading: ReactNode;
  apps: readonly RowApp[];
  /** Classes of the list, for its columns. */
  className?: string;
}

/** A section with links to other apps. Renders nothing without apps. */
export function AppRows({ id, heading, apps, className = '' }: AppRowsProps) {
  if (apps.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-bold text-2xl">
        {heading}
      </h2>
      <ul className={`-mx-2 print:mx-0 ${className}`}>
        {apps.map((app) => (
          <li key={app.id} className="min-w-0">
            <AppRow app={app} />
          </li>
        ))}
      </ul>
    </section>
  );
}
