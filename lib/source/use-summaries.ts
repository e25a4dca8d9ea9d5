import { useEffect, useState } from 'react';
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
  const { summaries } = useStore(catalogueStore);
  // The HTML of a page has the summaries of its cards. They stay when all apps are loaded.
  const [own] = useState(() => new Map(apps.map(({ id, summary }) => [id, summary])));
  const known = ({ id, summary }: CardApp) => summary ?? own.get(id) ?? summaries.get(id);
  const missing = apps.filter((app) => known(app) === undefined);
  useEffect(() => {
    if (!missing[0]) return;
    loadCode(import('./beside-cards')).then(
      ({ loadSummaries }) => loadSummaries(missing),
      () => {},
    );
  });
  return (app) => known(app) ?? ' ';
}
