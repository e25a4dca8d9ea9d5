'use client';

import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { MdDownload, MdOpenInNew, MdReviews, MdStar } from 'react-icons/md';
import { AppAction } from '@/components/catalogue/app-actions';
import { Count } from '@/components/catalogue/figures';
import { MarkedText } from '@/components/catalogue/marked-text';
import { NewMark } from '@/components/catalogue/new-mark';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { ExternalLink } from '@/components/ui/external-link';
import { proseDirection } from '@/components/ui/prose-direction';
import { Sentence } from '@/components/ui/sentence';
import { ShortText } from '@/components/ui/short-text';
import type { LabelledLink } from '@/lib/catalogue/app-links';
import type { Badge } from '@/lib/catalogue/badges';
import type { Named } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { untranslatedTexts } from '@/lib/catalogue/untranslated';
import { routes } from '@/lib/routes';
import { titleLanguage } from '@/lib/text/language';
import * as texts from '@/texts/details';
import { formatRating } from '@/texts/format';
import * as shared from '@/texts/shared';
import { InstallButton } from './install-button';
import { ShareButton } from './share-button';
import { StatusNote, type StatusNoteProps } from './status-note';

export interface AppHeaderProps {
  app: Pick<App, 'id' | 'title'> & Partial<App>;
  /** The slug of the app's developer, if it has one. */
  developerSlug?: string;
  categories?: readonly Named[];
  collections?: readonly Named[];
  badges?: readonly Badge[];
  /** What the app is, in one or two lines. Can be empty. */
  summary: string;
  /** The products that the app can replace, in a list. Can be empty. */
  alternativeTo?: string;
  /** Present if the app is deprecated. */
  status?: StatusNoteProps;
  /** Where the app itself is. */
  get?: LabelledLink;
}

/** Longer titles are in smaller letters. */
const LONG_TITLE = 24;

/**
 * The header of an app's page: image, title, developer, figures and the install button. A client component: markup of
 * server components is three times in the files of a page.
 */
export function AppHeader({
  app,
  developerSlug,
  categories = [],
  collections = [],
  badges = [],
  summary,
  alternativeTo = '',
  status,
  get,
}: AppHeaderProps) {
  return (
    <div className="mt-4 flex flex-col gap-5 border-line border-b pb-8 sm:flex-row sm:items-start sm:gap-8 lg:gap-12">
      {app.image !== undefined && (
        <div className="relative w-28 max-w-full shrink-0 sm:w-48 lg:w-64">
          <AppImage
            src={app.image}
            title={app.title}
            size={280}
            sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 12rem, 7rem"
            isEager
            className="w-full"
          />
          {app.added !== undefined && <NewMark added={app.added} />}
        </div>
      )}
      <div className="min-w-0 flex-1">
        <h1
          tabIndex={-1}
          dir="auto"
          lang={titleLanguage(app)}
          className={`font-extrabold ${app.title.length > LONG_TITLE ? 'text-2xl md:text-3xl' : 'text-3xl md:text-4xl lg:text-5xl'}`}
        >
          {app.title}
        </h1>
        {summary && (
          <p
            dir={proseDirection(summary)}
            lang={app.untranslated?.summary}
            className="mt-2 max-w-prose text-pretty text-lg wrap-anywhere"
          >
            {summary}
          </p>
        )}
        {alternativeTo && (
          <p className="mt-1 max-w-prose text-muted wrap-anywhere">
            {process.env.TEXT_LANGUAGES ? (
              <MarkedText
                text={texts.alternativeTo(alternativeTo)}
                names={untranslatedTexts(app, ['alternativeTo'])}
              />
            ) : (
              texts.alternativeTo(alternativeTo)
            )}
          </p>
        )}
        {developerSlug !== undefined && (
          <p className="mt-2 text-muted">
            <Sentence text={texts.developedBy}>
              <AppLink
                href={routes.developer(developerSlug)}
                dir="auto"
                lang={app.untranslated?.companyName}
                className="font-semibold text-brand wrap-anywhere hover:underline"
              >
                {app.companyName}
              </AppLink>
            </Sentence>
          </p>
        )}
        <NameList kind="category" label={texts.categories} names={categories} />
        <NameList
          kind="collection"
          label={texts.collections}
          start={texts.inCollections}
          names={collections}
        />
        <BadgeList badges={badges} />
        {status && <StatusNote {...status} />}
        <Stats {...app} />
        <div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-3 sm:flex sm:flex-wrap">
          <InstallButton id={app.id} />
          {get && (
            <ExternalLink href={get.href} className="button-quiet col-span-full">
              <span className="min-w-0 wrap-anywhere">{texts.getItAt(get.target)}</span>
              <MdOpenInNew aria-hidden="true" className="size-5 shrink-0 rtl:[scale:-1_1]" />
            </ExternalLink>
          )}
          <ShareButton id={app.id} title={app.title}>
            <AppAction place="OnPage" app={app} />
          </ShareButton>
        </div>
      </div>
    </div>
  );
}

function Stats({ downloads, ratingAvg, reviews }: Pick<App, 'downloads' | 'ratingAvg' | 'reviews'>) {
  if (downloads === undefined && ratingAvg === undefined && reviews === undefined) return null;
  return (
    <dl className="mt-6 flex flex-wrap gap-4 min-[35rem]:gap-x-6 md:gap-x-10">
      {downloads !== undefined && (
        <Stat label={texts.downloads} Icon={MdDownload} tone="text-good">
          <Count value={downloads} inFull={shared.downloads} />
        </Stat>
      )}
      {ratingAvg !== undefined && (
        <Stat label={texts.averageRatings} Icon={MdStar} tone="text-rating">
          <ShortText text={formatRating(ratingAvg)} full={shared.outOfFive(ratingAvg)} />
        </Stat>
      )}
      {reviews !== undefined && (
        <Stat label={texts.totalReviews} Icon={MdReviews} tone="text-brand">
          <Count value={reviews} inFull={shared.reviews} />
        </Stat>
      )}
    </dl>
  );
}

interface NameListProps {
  kind: 'category' | 'collection';
  label: string;
  start?: string;
  names: readonly Named[];
}

/** Links to the categories of an app, or to the collections that it is in. */
function NameList({ kind, label, start, names }: NameListProps) {
  if (names.length === 0) return null;
  return (
    <ul role="list" aria-label={label} className="flex flex-wrap gap-x-4 text-sm">
      {start && (
        <li aria-hidden="true" className="-me-2 py-2 text-muted">
          {start}
        </li>
      )}
      {names.map(({ name, slug, language }) => (
        <li key={slug} className="min-w-0">
          <AppLink
            href={routes[kind](slug)}
            dir="auto"
            lang={language}
            className="block py-2 text-muted wrap-anywhere hover:text-brand hover:underline"
          >
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function BadgeList({ badges }: { badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul role="list" aria-label={texts.badges} className="mt-2 grid gap-1 text-sm">
      {badges.map(({ text, meaning }) => (
        <li key={text}>
          <bdi className="badge">{text}</bdi> <bdi className="text-muted">{meaning}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface StatProps {
  label: string;
  Icon: IconType;
  /** A class for the icon's colour. */
  tone: string;
  children: ReactNode;
}

/**
 * A figure with its label, for a `dl`. As wide as its figure, which breaks only if it is wider than the page. It does not grow: it
 * would move when the next one arrives.
 */
function Stat({ label, Icon, tone, children }: StatProps) {
  return (
    <div className="flex max-w-full flex-col justify-between gap-1">
      <dt className="flex items-start gap-1 text-muted text-sm max-[30rem]:min-h-[2lh] max-[30rem]:w-min [:only-child>&]:min-h-0 [:only-child>&]:w-auto">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone} max-[24rem]:hidden`} />
        <span>{label}</span>
      </dt>
      <dd className="font-bold text-2xl tabular tight wrap-break-word lg:text-3xl">{children}</dd>
    </div>
  );
}
