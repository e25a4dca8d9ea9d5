import { MdClose } from 'react-icons/md';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { ignoreSecondClick } from '@/components/ui/ignore-second-click';
import { downloadsValue } from '@/lib/catalogue/downloads';
import { countVotes } from '@/lib/catalogue/select';
import type { ComparedApp } from '@/lib/catalogue/to-card-app';
import { formatRating, plural } from '@/lib/format';
import { routes } from '@/lib/routes';
import { markBest } from './best';
import { Cell, Figure, Row, RowLabel, TABLE_ROLES } from './comparison-row';
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
  const mostDownloads = markBest(apps.map(({ downloads }) => downloadsValue(downloads)));
  const mostReviews = markBest(apps.map(({ reviews }) => reviews));
  // As displayed: a difference that is not visible is none.
  const highestRating = markBest(
    apps.map((app) => (countVotes(app.ratings) === 0 ? null : Number(formatRating(app.ratingAvg)))),
  );
  return (
    // Positioned, so that it also clips the hidden texts for screen readers, which are absolute.
    <div className="relative overflow-x-auto rounded-3xl border border-line bg-surface">
      <table
        {...TABLE_ROLES.table}
        className="block min-w-[calc(var(--apps)*8rem)] md:min-w-[calc(8rem+var(--apps)*8rem)]"
        style={{ ['--apps' as string]: apps.length }}
      >
        <caption className="sr-only">Comparison of {plural(apps.length, 'app')}</caption>
        <thead {...TABLE_ROLES.rowgroup} className="block">
          <Row>
            <RowLabel scope="col">
              <span className="sr-only">Property</span>
            </RowLabel>
            {apps.map((app, index) => (
              <th
                key={app.id}
                {...TABLE_ROLES.columnheader}
                scope="col"
                // The name of the column. Without it, the button would be a part of it.
                aria-label={app.title}
                className="relative flex min-w-0 flex-col gap-2 px-3 py-4 text-left"
              >
                <AppImage
                  src={app.image}
                  title={app.title}
                  size={64}
                  sizes="4rem"
                  isEager
                  className="w-14 md:w-16"
                />
                <AppLink
                  href={routes.app(app.id)}
                  dir="auto"
                  lang={app.language}
                  className="py-0.5 font-bold leading-snug wrap-anywhere hover:text-brand hover:underline"
                >
                  {app.title}
                </AppLink>
                <button
                  type="button"
                  aria-label={`Remove ${app.title} from the comparison`}
                  className="absolute top-2 right-1 grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
                  onClick={() => {
                    // The next column moves under the pointer.
                    ignoreSecondClick();
                    onRemove(index);
                  }}
                >
                  <MdClose aria-hidden="true" className="size-5" />
                </button>
              </th>
            ))}
          </Row>
        </thead>
        <tbody {...TABLE_ROLES.rowgroup} className="block border-line border-t">
          <Row label="Developer">
            {apps.map((app) => (
              <Cell key={app.id}>
                <AppLink
                  href={routes.developer(app.developerSlug)}
                  dir="auto"
                  className="py-0.5 text-brand wrap-anywhere hover:underline"
                >
                  {app.companyName}
                </AppLink>
              </Cell>
            ))}
          </Row>
          <Row label="Downloads">
            {apps.map(({ id, downloads }, index) => (
              <Figure key={id} value={downloads} unit="downloads" best={mostDownloads[index] && 'Most'} />
            ))}
          </Row>
          <Row label="Average rating">
            {apps.map((app, index) => (
              <Cell key={app.id} best={highestRating[index] && 'Highest'}>
                <span className="font-extrabold text-xl tabular">
                  {formatRating(app.ratingAvg)}
                  <span className="sr-only"> out of 5</span>
                  <span aria-hidden="true" className="text-gold">
                    {' '}
                    ★
                  </span>
                </span>
                <span className="block text-muted text-sm tabular">
                  {plural(countVotes(app.ratings), 'vote')}
                </span>
              </Cell>
            ))}
          </Row>
          <Row label="Reviews">
            {apps.map(({ id, reviews }, index) => (
              <Figure key={id} value={reviews} unit="reviews" best={mostReviews[index] && 'Most'} />
            ))}
          </Row>
        </tbody>
        <LevelRows apps={apps} />
        <tbody {...TABLE_ROLES.rowgroup} className="block border-line border-t">
          <Row label="Description">
            {apps.map(({ id, summary }) => (
              <Cell key={id}>
                <p
                  dir="auto"
                  className="whitespace-pre-line text-muted text-sm leading-relaxed wrap-anywhere"
                >
                  {summary}
                </p>
              </Cell>
            ))}
          </Row>
        </tbody>
      </table>
    </div>
  );
}
