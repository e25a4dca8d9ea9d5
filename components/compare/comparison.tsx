'use client';

import { useEffect, useRef } from 'react';
import { LoadError } from '@/components/ui/load-error';
import { MAX_COMPARED } from '@/lib/compare/selection';
import { focusHeading, focusNearest, isFocusLost } from '@/lib/navigation/focus';
import { isChunkLoadError, reloadOnce } from '@/lib/navigation/reload';
import { useComparedApps } from '@/lib/source/use-compared-apps';
import * as texts from '@/texts/compare';
import * as lists from '@/texts/lists';
import * as shared from '@/texts/shared';
import { AddLink, TooFew } from './add-apps';
import { ComparisonTable } from './comparison-table';
import { useIds } from './use-ids';

/** Of the hint that two, three or four columns (comparison-row.tsx) are wider than their container. */
const HINT_CLASSES = ['@min-[17.5rem]:hidden', '@min-[26.1875rem]:hidden', '@min-[34.875rem]:hidden'];

/** The comparison of the apps in the URL. */
export function Comparison() {
  const { isKnown, ids, invalid, extra, remove } = useIds();
  const { apps, error, isLoading, load } = useComparedApps(ids);
  const region = useRef<HTMLElement>(null);
  /** What gets the focus when the apps have changed, if its element was removed: the button of a column, or the heading. */
  const nextFocus = useRef<number | 'heading'>(undefined);

  useEffect(() => {
    // A new deploy has removed the file.
    if (isChunkLoadError(error)) reloadOnce();
  }, [error]);

  const shown = apps?.map(({ id }) => id).join();
  useEffect(() => {
    if (shown === undefined) return;
    const next = nextFocus.current;
    nextFocus.current = undefined;
    if (next === undefined || !isFocusLost()) return;
    if (next === 'heading') focusHeading();
    else focusNearest(region.current?.querySelectorAll<HTMLElement>('thead button'), next);
  }, [shown]);

  function retry() {
    nextFocus.current = 'heading';
    load();
  }

  const isReady = isKnown && apps !== null;
  const ignored = isReady ? ignoredText(ids.length - apps.length + invalid, extra.length) : '';
  return (
    <section
      ref={region}
      aria-label={texts.comparison}
      aria-busy={!isReady && !error}
      className="needs-script @container min-h-svh"
    >
      <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status">
          {isReady && apps.length > 0 && <p className="font-bold text-xl">{shared.apps(apps.length)}</p>}
          {ignored && <p className="text-muted">{ignored}</p>}
          {isReady && apps.length > 1 && (
            <p className={`text-muted ${HINT_CLASSES[apps.length - 2]}`}>{texts.scrollsSideways}</p>
          )}
        </div>
        {isReady && apps.length > 1 && <AddLink apps={apps} />}
      </div>
      {!isReady && !error && <ComparisonSkeleton />}
      {error && <LoadError message={error.message} isRetrying={isLoading} onRetry={retry} />}
      {isReady && apps.length < 2 && <TooFew apps={apps} />}
      {isReady && apps.length > 1 && (
        <ComparisonTable
          apps={apps}
          onRemove={(index) => {
            nextFocus.current = index;
            remove(apps[index]?.id);
          }}
        />
      )}
    </section>
  );
}

function ComparisonSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid animate-pulse grid-cols-2 gap-4 rounded-3xl border border-line bg-surface p-4"
    >
      {['a', 'b'].map((column) => (
        <span key={column} className="flex flex-col gap-4">
          <span className="skeleton size-14 rounded-[22%]! md:size-16 in-data-[pictures=none]:hidden" />
          <span className="skeleton h-5 w-4/5" />
          <span className="skeleton h-12" />
          <span className="skeleton h-12" />
          <span className="skeleton h-12" />
          <span className="skeleton h-48" />
          <span className="skeleton h-32" />
        </span>
      ))}
    </div>
  );
}

/**
 * Tells which entries of the URL are ignored.
 *
 * @param missing Number of entries that are no app of the catalogue.
 * @param extra Number of apps beyond the maximum.
 * @returns Empty if none are ignored.
 */
function ignoredText(missing: number, extra: number): string {
  const sentences = [
    missing > 0 && texts.notInCatalogue(missing),
    extra > 0 && texts.othersIgnored(MAX_COMPARED),
  ];
  return sentences.filter((sentence) => sentence !== false).join(lists.space);
}
