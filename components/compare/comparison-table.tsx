import { MarkedText } from '@/components/catalogue/marked-text';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { proseDirection } from '@/components/ui/prose-direction';
import { ShortText } from '@/components/ui/short-text';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { downloadsValue } from '@/lib/catalogue/downloads';
import { FACTS } from '@/lib/catalogue/facts';
import { untranslatedTexts } from '@/lib/catalogue/untranslated';
import type { ComparedApp } from '@/lib/catalogue/views';
import { countVotes } from '@/lib/catalogue/votes';
import { routes } from '@/lib/routes';
import { titleLanguage } from '@/lib/text/language';
import * as texts from '@/texts/compare';
import { formatDate } from '@/texts/dates';
import { versionLabel } from '@/texts/facts';
import { formatRating } from '@/texts/format';
import * as lists from '@/texts/lists';
import { votes } from '@/texts/ratings';
import * as shared from '@/texts/shared';
import { FullCount, LABEL_CLASSES, ROW_CLASSES, Row, TABLE_ROLES } from './comparison-row';
import { LevelRows } from './level-rows';

export interface ComparisonTableProps {
  apps: readonly ComparedApp[];
  onRemove: (index: number) => void;
}

/**
 * Apps side by side: a row for each property, a column for each app. It scrolls horizontally in its own container. On
 * small screens the label of a row is above its values, so that two apps fit into 320 px.
 */
export function ComparisonTable({ apps, onRemove }: ComparisonTableProps) {
  return (
    // Positioned, so that it also clips the hidden texts for screen readers, which are absolute. Chromium does not scroll to a
    // link of which a part is in view, so the padding covers the columns that are cut.
    <div className="relative overflow-x-auto scroll-px-[45%] rounded-3xl border border-line bg-surface">
      <table
        {...TABLE_ROLES.table}
        className="block min-w-[calc(var(--apps)*8.6875rem)] md:min-w-[calc(8.75rem+var(--apps)*8.6875rem)]"
        style={{ ['--apps' as string]: apps.length }}
      >
        <caption className="sr-only">{texts.comparisonOf(apps.length)}</caption>
        <thead {...TABLE_ROLES.rowgroup} className="block">
          <tr {...TABLE_ROLES.row} className={ROW_CLASSES}>
            <th {...TABLE_ROLES.columnheader} scope="col" className={LABEL_CLASSES}>
              <span className="sr-only">{texts.property}</span>
            </th>
            {apps.map((app, index) => (
              <ColumnHeader key={app.id} app={app} onRemove={() => onRemove(index)} />
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.rowgroup} className="block border-line border-t">
          <Row label={texts.developer} apps={apps}>
            {({ developerSlug, companyName, untranslated }) =>
              developerSlug !== undefined && (
                <AppLink
                  href={routes.developer(developerSlug)}
                  dir="auto"
                  lang={untranslated?.companyName}
                  className="py-0.5 text-brand wrap-anywhere hover:underline"
                >
                  {companyName}
                </AppLink>
              )
            }
          </Row>
          <Row label={texts.status} apps={apps}>
            {({ isDeprecated }) => isDeprecated && shared.deprecated}
          </Row>
          <Row label={texts.categories} apps={apps}>
            {({ categories, untranslated }) =>
              categories?.map((category, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may not be unique, and the order never changes.
                <bdi key={index} lang={untranslated?.[`categories.${index}`]} className="block">
                  {category}
                </bdi>
              ))
            }
          </Row>
          <Row label={texts.badges} apps={apps}>
            {({ badges }) => badges?.join(lists.separator)}
          </Row>
          {FACTS.map(({ field, label, textOf }) => (
            <Row key={field} label={label} apps={apps}>
              {(app) => {
                const text = textOf(app);
                return (
                  text && (
                    <bdi className="line-clamp-6">
                      {process.env.TEXT_LANGUAGES ? (
                        <MarkedText text={text} names={untranslatedTexts(app, [field])} />
                      ) : (
                        text
                      )}
                    </bdi>
                  )
                );
              }}
            </Row>
          ))}
          <Row label={versionLabel} apps={apps}>
            {({ version, untranslated }) => version && <bdi lang={untranslated?.version}>{version}</bdi>}
          </Row>
          <Row label={texts.updated} apps={apps}>
            {({ updated }) => updated && <time dateTime={updated}>{formatDate(updated)}</time>}
          </Row>
          <Row
            label={texts.downloads}
            apps={apps}
            best={{
              label: texts.most,
              rank: ({ downloads }) => (downloads === undefined ? null : downloadsValue(downloads)),
            }}
          >
            {({ downloads }) =>
              downloads !== undefined && <FullCount value={downloads} inFull={shared.downloads} />
            }
          </Row>
          <Row
            label={texts.averageRating}
            apps={apps}
            best={{ label: texts.highest, rank: ({ ratingAvg }) => ratingAvg ?? null }}
          >
            {({ ratingAvg, ratings }) =>
              ratingAvg !== undefined && (
                <>
                  <span className="font-extrabold text-xl tabular">
                    <ShortText text={formatRating(ratingAvg)} full={shared.outOfFive(ratingAvg)} />
                    <span aria-hidden="true" className="text-rating">
                      {' '}
                      ★
                    </span>
                  </span>
                  {ratings && (
                    <span className="block text-muted text-sm tabular">{votes(countVotes(ratings))}</span>
                  )}
                </>
              )
            }
          </Row>
          <Row
            label={texts.reviews}
            apps={apps}
            best={{ label: texts.most, rank: ({ reviews }) => reviews ?? null }}
          >
            {({ reviews }) => reviews !== undefined && <FullCount value={reviews} inFull={shared.reviews} />}
          </Row>
        </tbody>
        <LevelRows apps={apps} />
        <tbody {...TABLE_ROLES.rowgroup} className="block border-line border-t">
          <Row label={texts.description} apps={apps}>
            {({ introduction, untranslated }) =>
              introduction && (
                <p
                  dir={proseDirection(introduction)}
                  lang={untranslated?.summary}
                  className="whitespace-pre-line text-muted text-sm leading-relaxed wrap-anywhere"
                >
                  {introduction}
                </p>
              )
            }
          </Row>
        </tbody>
      </table>
    </div>
  );
}

interface ColumnHeaderProps {
  app: ComparedApp;
  onRemove: () => void;
}

function ColumnHeader({ app, onRemove }: ColumnHeaderProps) {
  return (
    <th
      {...TABLE_ROLES.columnheader}
      scope="col"
      // The name of the column. Without it, the button would be a part of it.
      aria-label={app.title}
      className="relative flex min-w-0 flex-col gap-2 px-3 py-4 text-start"
    >
      <AppImage src={app.image} title={app.title} size={64} sizes="4rem" isEager className="w-14 md:w-16" />
      <AppLink
        href={routes.app(app.id)}
        dir="auto"
        lang={titleLanguage(app)}
        // Without a picture, the title begins below the button, or on wide screens beside it.
        className="py-0.5 first:mt-9 md:first:me-9 md:first:mt-0 font-bold leading-snug wrap-anywhere hover:text-brand hover:underline"
      >
        {app.title}
      </AppLink>
      <button
        type="button"
        aria-label={texts.removeFromComparison(app.title)}
        className="absolute top-2 end-2 grid size-11 place-items-center rounded-full font-normal text-2xl text-muted -outline-offset-1 [&::before]:[content:'×'] hover:bg-sunken hover:text-ink"
        onClick={() => {
          // The next column moves under the pointer.
          ignoreSecondClick();
          onRemove();
        }}
      />
    </th>
  );
}
