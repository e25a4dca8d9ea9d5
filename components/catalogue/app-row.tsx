'use client';

import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import type { RowApp } from '@/lib/catalogue/views';
import { routes } from '@/lib/routes';
import { languageIn, languageOf } from '@/lib/text/language';
import { formatRating } from '@/texts/format';
import * as shared from '@/texts/shared';

/** A link to an app, smaller than a card: image, title and rating, as far as they are known. */
export function AppRow({ app }: { app: RowApp }) {
  return (
    <AppLink href={routes.app(app.id)} className="app-row">
      <AppImage src={app.image} title={app.title} size={48} sizes="3rem" className="w-12 shrink-0" />
      <span
        dir="auto"
        lang={process.env.TEXT_LANGUAGES ? languageIn(app, 'title', app.title) : languageOf(app.title)}
        title={app.title}
      >
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
