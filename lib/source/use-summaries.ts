import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadCode } from '@/lib/browser/load-code';
import type { CardApp } from '@/lib/catalogue/views';
import { catalogueStore } from './catalogue-store';

/**
 * The summaries of cards. Those that the cards of a large catalogue lack are loaded when the browser is idle.
 *
 * @param apps The cards in the DOM.
 * @returns Of one that is not known yet a space: the developer, who is in place of an empty one, would be replaced.
 */
export function useSummaries(apps: readonly CardApp[]): (app: CardApp) => string {
  const known = useStore(catalogueStore, ({ summaries }) => summaries);
  const summaryOf = ({ id, summary }: CardApp) => summary ?? known.get(id);
  const missing = apps.filter((app) => summaryOf(app) === undefined);
  useEffect(() => {
    if (!missing[0]) return;
    loadCode(import('./beside-cards')).then(
      ({ loadSummaries }) => loadSummaries(missing),
      () => {},
    );
  });
  return (app) => summaryOf(app) ?? ' ';
}

/**
 * Keeps the summaries of the cards in the HTML of a page, for the time when all apps are loaded. Renders nothing: the cards have
 * them.
 */
export function keepSummaries(apps: readonly CardApp[]): void {
  const { summaries } = catalogueStore.getState();
  for (const { id, summary } of apps) summaries.set(id, summary);
}
