'use client';

import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { findMatch } from '@/lib/catalogue/search/search';
import type { CardApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { knownIds } from '@/lib/installed/known-ids';
import { routes } from '@/lib/routes';
import { languageOf } from '@/lib/text/language';
import { cardNote } from './card-note';
import { CompareToggle } from './compare-toggle';
import { Figures } from './figures';
import { NewMark } from './new-mark';

// Shared by the card and its skeleton, so that they have the same size.
const frame = 'flex h-full items-start gap-[min(1rem,5vw)] md:flex-col md:items-stretch md:gap-3';
const picture = 'w-[min(5.5rem,25vw)] shrink-0 md:w-full';
const body = 'flex min-w-0 flex-1 flex-col gap-1';
// Three lines: the title, then the summary in the lines that are left. The summary has a smaller font, but the line height
// of the title, so that the box height does not depend on the text.
const textBox = 'h-[3lh] text-base leading-[1.375]';

export interface AppCardProps {
  app: CardApp;
  /** Whether the card is in the initial viewport. */
  isEager?: boolean;
  /** The text of a search, which is marked in the title. */
  search?: string;
}

/**
 * A card that links to an app's page, and a button beside the link. All cards of a width have the same height: the
 * listing relies on it.
 */
export const AppCard = memo(function AppCard({ app, isEager, search = '' }: AppCardProps) {
  return (
    <div className="card">
      <AppLink href={routes.app(app.id)} className={`${frame} group rounded-xl`}>
        <AppImage
          src={app.image}
          title={app.title}
          size={240}
          sizes="(min-width: 72rem) 15rem, (min-width: 48rem) 25vw, 5rem"
          isEager={isEager}
          className={picture}
        />
        <span className={body}>
          <span className={`${textBox} line-clamp-3`}>
            <span
              dir="auto"
              lang={languageOf(app.title)}
              title={app.title}
              className="block font-semibold wrap-anywhere group-hover:text-brand"
            >
              {markedTitle(app.title, search)}
            </span>
            <span dir="auto" className="block text-muted wrap-anywhere">
              <span className="text-sm/[1]">{cardNote(app)}</span>
            </span>
          </span>
          <Figures app={app}>
            <InstalledMark id={app.id} />
            {app.image === undefined && <NewMark added={app.added} />}
          </Figures>
        </span>
        {app.image !== undefined && <NewMark added={app.added} />}
      </AppLink>
      <CompareToggle app={app} />
    </div>
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
  return <span role="img" aria-label="Installed" title="Installed" className="installed-mark icon-check" />;
}

/** The skeleton of a card. */
export function AppCardSkeleton() {
  return (
    <div data-slot="skeleton-card" aria-hidden="true" className="card">
      <div className={frame}>
        <span className={`${picture} skeleton aspect-square rounded-[22%]!`} />
        <span className={`${body} w-full`}>
          <span className={`${textBox} flex flex-col justify-around`}>
            <span className="skeleton h-[0.8lh] w-3/5" />
            <span className="skeleton h-[0.6lh] w-full" />
            <span className="skeleton h-[0.6lh] w-2/5" />
          </span>
          <span className="figures">
            <span className="skeleton h-3.5 w-24" />
          </span>
        </span>
      </div>
    </div>
  );
}
