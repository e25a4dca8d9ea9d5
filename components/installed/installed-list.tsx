'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { AppLink } from '@/components/ui/app-link';
import { Drawing } from '@/components/ui/drawing';
import { InlineScript } from '@/components/ui/inline-script';
import { Select } from '@/components/ui/select';
import { INSTALLED_ORDERS, type InstalledOrder, orderInstalled } from '@/lib/catalogue/installed-order';
import { appsInList, unlistedIds } from '@/lib/catalogue/select';
import { MARK_EMPTY } from '@/lib/early/mark-empty';
import { installedStore, rememberUnlisted } from '@/lib/installed/store';
import { useInstalledApps } from '@/lib/installed/use-installed-apps';
import { focusNearest, isFocusLost } from '@/lib/navigation/focus';
import { navigationStore } from '@/lib/navigation/store';
import { useUrlChoice } from '@/lib/navigation/use-url-parameter';
import { routes } from '@/lib/routes';
import { useCatalogue } from '@/lib/source/use-catalogue';
import * as texts from '@/texts/installed';
import * as lists from '@/texts/lists';
import * as shared from '@/texts/shared';
import { InstalledRow, InstalledSkeleton, LIST_CLASSES } from './installed-row';
import { uninstall } from './uninstall';

/** Maximum number of rows for apps that the catalogue does not list: a stored list can have any length. */
const MAX_UNLISTED = 100;

/** Number of rows that the initial viewport can have. The icons of others are loaded near it. */
const IN_VIEW_FIRST = 12;

export interface InstalledListProps {
  orders: readonly InstalledOrder[];
  /** What is beside the number of apps. */
  children?: ReactNode;
}

/**
 * The list of installed apps. Those that the catalogue does not list are at its end, and do not count. Throws if the
 * catalogue cannot be loaded, which shows the error page.
 */
export function InstalledList({ orders, children }: InstalledListProps) {
  const { isKnown, ids } = useInstalledApps();
  const days = useStore(installedStore, (state) => state.days);
  const { apps: catalogue, error, load } = useCatalogue();
  const [order, setOrder] = useUrlChoice('sort', INSTALLED_ORDERS);
  const list = useRef<HTMLUListElement>(null);

  const isEmpty = ids.length === 0;
  useEffect(() => {
    if (!isEmpty) load();
  }, [isEmpty, load]);

  if (error && !isEmpty) throw error;
  const isLoading = !isKnown || (!isEmpty && catalogue === null);
  const apps = orderInstalled(appsInList(catalogue ?? [], ids), ids, order);
  const unlisted = unlistedIds(catalogue ?? [], ids);
  const unlistedText = JSON.stringify(unlisted);
  useEffect(() => {
    if (!isLoading) rememberUnlisted(unlistedText);
  }, [isLoading, unlistedText]);

  const hiddenCount = unlisted.length - MAX_UNLISTED;
  const rows = [
    ...apps.map((app) => ({ id: app.id, app })),
    ...unlisted.slice(0, MAX_UNLISTED).map((id) => ({ id, app: undefined })),
  ];

  /** Moves the focus to the next or last row, if the row with the focus was removed. A navigation moves it itself. */
  function keepFocus(index: number) {
    if (isFocusLost() && !navigationStore.getState().navigation)
      focusNearest(list.current?.querySelectorAll('button'), index);
  }

  /** Called before the row is removed, such as by another tab, and when it is rendered again. */
  function onRemove(row: Element | null, index: number) {
    if (row?.contains(document.activeElement)) queueMicrotask(() => keepFocus(index));
  }

  return (
    <div className="group" data-empty={isKnown ? isEmpty : undefined} suppressHydrationWarning>
      {/* Before the first paint, it chooses between the skeleton and the empty list, which are both prerendered. */}
      <InlineScript code={process.env.NEXT_RUNTIME ? MARK_EMPTY : ''} />
      <div className="whole needs-script flex flex-wrap items-center gap-2">
        <p role="status" className="min-h-[1lh] grow basis-32 font-bold text-lg">
          {!isLoading && texts.appsFound(apps.length)}
        </p>
        <span className="group-data-[empty=true]:hidden">
          <Select
            label={texts.sortInstalled}
            options={orders.map((value) => ({ value, label: labelOf(value, orders) }))}
            value={order}
            onChange={setOrder}
          />
        </span>
        {children}
      </div>
      <section aria-label={texts.list} aria-busy={isLoading} className="needs-script">
        {isLoading && (
          <div className="group-data-[empty=true]:hidden">
            <InstalledSkeleton />
          </div>
        )}
        {(!isKnown || (!isLoading && apps.length === 0)) && (
          <div className={isKnown ? '' : 'not-group-data-[empty=true]:hidden'}>
            <EmptyList />
          </div>
        )}
        {!isLoading && !isEmpty && (
          <ul role="list" ref={list} className={LIST_CLASSES}>
            {rows.map(({ id, app }, index) => (
              <li key={id} ref={(row) => () => onRemove(row, index)}>
                <InstalledRow
                  id={id}
                  app={app}
                  day={days.get(id)}
                  isEager={index < IN_VIEW_FIRST}
                  onUninstall={() => uninstall(id, () => keepFocus(index))}
                />
              </li>
            ))}
            {hiddenCount > 0 && (
              <li className="py-4 text-center text-muted">{texts.moreNotListed(hiddenCount)}</li>
            )}
          </ul>
        )}
      </section>
      {/* Invisible while the list is not known, because its end is not. */}
      <p className={`needs-script mt-4 text-pretty text-muted text-sm ${isLoading ? 'invisible' : ''}`}>
        {storageNote(ids.length, unlisted.length)}
      </p>
    </div>
  );
}

/** The name of an order. Without downloads, there is nothing that the first one could promise to sort by. */
function labelOf(order: InstalledOrder, orders: readonly InstalledOrder[]): string {
  return order === 'none' && !orders.includes('high-low') ? texts.catalogueOrder : texts.orders[order];
}

function EmptyList() {
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <Drawing name="no-match" width={260} height={200} />
      <p className="font-bold text-2xl">{texts.noData}</p>
      <AppLink href={routes.apps} className="button">
        {shared.browseApps}
      </AppLink>
    </div>
  );
}

/** What happens to the list. Safari deletes the data of a site that is not visited for seven days. */
function storageNote(count: number, unlisted: number): string {
  const sentences = [
    texts.storedHere,
    unlisted > 0 && texts.alsoUnlisted(unlisted),
    count > 0 && texts.someBrowsersForget,
  ];
  return sentences.filter((sentence) => sentence !== false).join(lists.space);
}
