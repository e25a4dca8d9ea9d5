'use client';

import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { proseDirection } from '@/components/ui/prose-direction';
import { findMatch } from '@/lib/catalogue/search/search';
import type { CardApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { knownIds } from '@/lib/installed/known-ids';
import { routes } from '@/lib/routes';
import { titleLanguage } from '@/lib/text/language';
import * as shared from '@/texts/shared';
import { AppAction } from './app-actions';
import { Figures } from './figures';
import { NewMark } from './new-mark';
import { secondLine } from './second-line';

export interface AppCardProps {
  app: CardApp;
  /** The summary, if the app itself lacks it. */
  summary?: string;
  /** Whether the card is in the initial viewport. */
  isEager?: boolean;
  /** The text of a search, which is marked in the title. */
  search?: string;
}

/**
 * The content of a card, an element with the class `card`: a link to an app's page, and a button beside it. All cards of a
 * width have the same height: the listing relies on it.
 */
export const AppCard = memo(function AppCard({
  app,
  summary = app.summary,
  isEager,
  search = '',
}: AppCardProps) {
  const hasPicture = app.image !== undefined;
  return (
    <>
      <AppLink
        href={routes.app(app.id)}
        className={`card-frame group h-full rounded-xl ${hasPicture ? 'with-picture' : ''}`}
      >
        <AppImage
          src={app.image}
          title={app.title}
          size={240}
          sizes="(min-width: 72rem) 15rem, (min-width: 48rem) 25vw, 5rem"
          isEager={isEager}
          className="card-picture"
        />
        <span className="card-texts line-clamp-3">
          <span
            dir="auto"
            lang={titleLanguage(app)}
            title={app.title}
            className="block font-semibold wrap-anywhere group-hover:text-brand"
          >
            {markedTitle(app.title, search)}
          </span>
          <span dir={proseDirection(summary)} className="block text-muted wrap-anywhere">
            <span className="text-sm/[1]">{secondLine({ ...app, summary })}</span>
          </span>
        </span>
        <Figures app={app}>
          <InstalledMark id={app.id} />
          {!hasPicture && app.added !== undefined && <NewMark added={app.added} />}
        </Figures>
        {hasPicture && app.added !== undefined && <NewMark added={app.added} />}
      </AppLink>
      <AppAction place="OnCard" app={app} />
    </>
  );
});

/** A title, of which the part that a search has found is marked. The only child of its element, as text must be. */
function markedTitle(title: string, search: string): ReactNode {
  const match = findMatch(title, search);
  if (!match) return title;
  const [start, end] = match;
  return (
    <>
      <span>{title.slice(0, start)}</span>
      <mark>{title.slice(start, end)}</mark>
      <span>{title.slice(end)}</span>
    </>
  );
}

/** A mark on the card of an installed app. It moves nothing when it appears. */
function InstalledMark({ id }: { id: AppId }) {
  const isInstalled = useStore(knownIds, ({ ids }) => ids.has(id));
  if (!isInstalled) return null;
  return (
    <span
      role="img"
      aria-label={shared.installed}
      title={shared.installed}
      className="installed-mark icon-check"
    />
  );
}

export function AppCardSkeleton() {
  return (
    <div data-slot="skeleton-card" aria-hidden="true" className="card">
      <div className="card-frame with-picture">
        <span className="card-picture skeleton aspect-square rounded-[22%]!" />
        <span className="card-texts flex flex-col justify-around">
          <span className="skeleton h-[0.8lh] w-3/5" />
          <span className="skeleton h-[0.6lh] w-full" />
          <span className="skeleton h-[0.6lh] w-2/5" />
        </span>
        <span className="figures">
          <span className="skeleton h-3.5 w-24" />
        </span>
      </div>
    </div>
  );
}
