'use client';

import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import type { RowApp } from '@/lib/catalogue/select';
import { formatRating } from '@/lib/format';
import { routes } from '@/lib/routes';

export interface AppRowProps {
  app: RowApp;
}

/** A link to an app, smaller than a card: image, title and rating. */
export function AppRow({ app }: AppRowProps) {
  return (
    <AppLink
      href={routes.app(app.id)}
      className="group flex items-center gap-3 rounded-2xl p-2 hover:bg-sunken"
    >
      <AppImage src={app.image} title={app.title} size={48} sizes="3rem" className="w-12 shrink-0" />
      <span
        dir="auto"
        className="line-clamp-2 min-w-0 flex-1 font-medium leading-snug wrap-anywhere group-hover:text-brand"
      >
        {app.title}
      </span>
      <span className="shrink-0 font-semibold text-gold text-sm tabular">
        <span aria-hidden="true">★ {formatRating(app.ratingAvg)}</span>
        <span className="sr-only">rated {formatRating(app.ratingAvg)} out of 5</span>
      </span>
    </AppLink>
  );
}
