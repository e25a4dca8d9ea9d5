'use client';

import { useEffect, useRef } from 'react';
import { Select } from '@/components/ui/select';
import {
  installedApps,
  SORT_ORDERS,
  type SortOrder,
  sortByDownloads,
  unlistedIds,
} from '@/lib/catalogue/select';
import { formatExact, plural } from '@/lib/format';
import { useCatalogue } from '@/lib/hooks/use-catalogue';
import { useInstalledApps } from '@/lib/hooks/use-installed-apps';
import { useUrlChoice } from '@/lib/hooks/use-url-parameter';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { InstalledRow } from './installed-row';
import { InstalledSkeleton } from './installed-skeleton';
import { useUninstall } from './use-uninstall';

/** Maximum number of rows for apps that the catalogue does not list: a stored list can have any length. */
const MAX_UNLISTED = 100;

const orderLabels: Record<SortOrder, string> = {
  none: 'Sort By DownLoads',
  'high-low': 'High->Low',
  'low-high': 'Low->High',
};

const orderOptions = SORT_ORDERS.map((value) => ({ value, label: orderLabels[value] }));

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
  const rows = [
    ...apps.map((app) => ({ id: app.id, app })),
    ...unlisted.slice(0, MAX_UNLISTED).map((id) => ({ id, app: undefined })),
  ];

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
        <Select label="Sort the installed apps" options={orderOptions} value={order} onChange={setOrder} />
      </div>
      <section aria-label="Installed apps" aria-busy={isLoading} className="needs-script min-h-[70svh]">
        {isLoading && <InstalledSkeleton />}
        {!isLoading && apps.length === 0 && (
          <p className="py-20 text-center font-bold text-2xl text-muted">No Data Available!!</p>
        )}
        {!isLoading && !isEmpty && (
          <ul ref={list} className="flex flex-col gap-4">
            {rows.map(({ id, app }, index) => (
              <li key={id}>
                <InstalledRow id={id} app={app} onUninstall={() => uninstall(id, () => keepFocus(index))} />
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
