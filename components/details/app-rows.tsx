'use client';

import type { ReactNode } from 'react';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import type { RowApp } from '@/lib/catalogue/views';
import { routes } from '@/lib/routes';
import { titleLanguage } from '@/lib/text/language';
import { formatRating } from '@/texts/format';
import * as shared from '@/texts/shared';

export interface AppRowsProps {
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
      <ul role="list" className={`-mx-2 print:mx-0 ${className}`}>
        {apps.map((app) => (
          <li key={app.id} className="min-w-0">
            <AppRow app={app} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to an app, smaller than a card: image, title and rating, as far as they are known. */
export function AppRow({ app }: { app: RowApp }) {
  return (
    <AppLink href={routes.app(app.id)} className="app-row">
      <AppImage src={app.image} title={app.title} size={48} sizes="3rem" className="w-12 shrink-0" />
      <span dir="auto" lang={titleLanguage(app)} title={app.title}>
        {app.title}
      </span>
      {app.ratingAvg !== undefined && (
        <span role="img" aria-label={shared.rated(app.ratingAvg)} className="app-row-rating">
          {`★ ${formatRating(app.ratingAvg)}`}
        </span>
      )}
    </AppLink>
  );
}
