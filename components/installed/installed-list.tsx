'use client';

import { useEffect, useRef } from 'react';
import { installedApps, SORT_ORDERS, sortByDownloads, unlistedIds } from '@/lib/catalogue/select';
import { formatExact, plural } from '@/lib/format';
import { useCatalogue } from '@/lib/hooks/use-catalogue';
import { useInstalledApps } from '@/lib/hooks/use-installed-apps';
import { useUrlChoice } from '@/lib/hooks/use-url-parameter';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { InstalledRow } from './installed-row';
import { InstalledRowSkeleton } from './installed-row-skeleton';
import { SortSelect } from './sort-select';
import { UnlistedRow } from './unlisted-row';
import { useUninstall } from './use-uninstall';

/** Maximum number of rows for apps that the catalogue does not list: a stored list can have any length. */
const MAX_UNLISTED = 100;

export interface InstalledListProps {
  /** The URL of the file with all cards, without the base path. */
  file: string;
}

/**
 * The list of installed apps. Those that the catalogue no longer lists are at its end, and do not count. Throws if the
 * catalogue cannot be loaded, which shows the error page.
 */
export function InstalledList({ file }: InstalledListProps) {
  const { isKnown, ids } = useInstalledApps();
  const { apps: catalogue, error, load } = useCatalogue(file);
  const [order, setOrder] = useUrlChoice('sort', SORT_ORDERS);
  const uninstall = useUninstall();
  const list = useRef<HTMLUListElement>(null);

  const isEmpty = ids.length === 0;
  useEffect(() => {
    if (!isEmpty) load();
  }, [isEmpty, load]);

  if (error && !isEmpty) throw error;
  const isLoading = !isKnown || (!isEmpty && catalogue === null);
  const apps = sortByDownloads(installedApps(catalogue ?? [], ids), order);
  const unlisted = unlistedIds(catalogue ?? [], ids);
  const hiddenCount = unlisted.length - MAX_UNLISTED;

  /** Moves the focus to the next or last row, if the row with the focus was removed. */
  function keepFocus(index: number) {
    if (!isFocusLost()) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const button = buttons[Math.min(index, buttons.length - 1)];
    if (button) button.focus();
    else focusHeading();
  }

  return (
    <>
      <div className="needs-script mb-6 flex flex-col justify-between gap-4 sm:flex-row sm:items-center">
        <p role="status" className="min-h-[1lh] font-bold text-xl">
          {!isLoading && `${formatExact(apps.length)} Apps Found`}
        </p>
        <SortSelect order={order} onChange={setOrder} />
      </div>
      <section aria-label="Installed apps" aria-busy={isLoading} className="needs-script min-h-[70svh]">
        {isLoading && (
          <div className="flex animate-pulse flex-col gap-4">
            <InstalledRowSkeleton />
            <InstalledRowSkeleton />
            <InstalledRowSkeleton />
          </div>
        )}
        {!isLoading && apps.length === 0 && (
          <p className="py-20 text-center font-bold text-2xl text-muted">No Data Available!!</p>
        )}
        {!isLoading && !isEmpty && (
          <ul ref={list} className="flex flex-col gap-4">
            {apps.map((app, index) => (
              <li key={app.id}>
                <InstalledRow app={app} onUninstall={() => uninstall(app.id, () => keepFocus(index))} />
              </li>
            ))}
            {unlisted.slice(0, MAX_UNLISTED).map((id, index) => (
              <li key={id}>
                <UnlistedRow id={id} onRemove={() => uninstall(id, () => keepFocus(apps.length + index))} />
              </li>
            ))}
            {hiddenCount > 0 && (
              <li className="py-4 text-center text-muted">
                and {plural(hiddenCount, 'more app')} no longer listed
              </li>
            )}
          </ul>
        )}
      </section>
    </>
  );
}
