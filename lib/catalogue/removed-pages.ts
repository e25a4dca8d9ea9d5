import { pageUrl, routes } from '@/lib/routes';
import {
  type AppNames,
  type CountedName,
  groupByName,
  indexNames,
  KINDS,
  type Kind,
  type Named,
} from './names';

/** A page of a developer, a category or a collection that ends with a new version of the catalogue. */
export interface RemovedPage {
  kind: Kind;
  name: string;
  /** The URL of the page. */
  url: string;
  /** What its apps have instead of the name, with the number of these apps, the most first. Empty if there is nothing. */
  newNames: CountedName[];
}

/**
 * Finds the pages that end, of developers, then of categories and of collections, each in the order of their first app.
 *
 * @param base The apps of the earlier version.
 * @param head All apps of the new version.
 * @param successorOf The app of the new version that an app of base is now. Undefined if it is removed.
 */
export function removedPages<T extends AppNames>(
  base: readonly T[],
  head: readonly AppNames[],
  successorOf: (app: T) => AppNames | undefined,
): (RemovedPage & { apps: T[] })[] {
  return KINDS.flatMap((kind) => {
    const { all, find, namesOf } = indexNames(head, kind);
    const slugs = new Set(all.map(({ slug }) => slug));
    return groupByName(base, kind)
      .filter(({ slug }) => !slugs.has(slug))
      .map(({ name, slug, apps }) => {
        const names = apps.flatMap((app) => {
          // Not the name itself: it can be there in a spelling with another URL.
          const others = namesOf(app).filter((named) => named !== find(name));
          return namesOf(successorOf(app) ?? {}).filter((named) => !others.includes(named));
        });
        return { kind, name, url: pageUrl(routes[kind](slug)), apps, newNames: countNames(names) };
      });
  });
}

/**
 * What keeps a URL that ends: a redirect by the host, because a plain file cannot redirect with a status.
 *
 * @returns A sentence. Empty if there is no page to lead to.
 */
export function redirectOf({ kind, url, newNames: [first] }: RemovedPage): string {
  return first ? `Let your host redirect ${url} to ${pageUrl(routes[kind](first.slug))}.` : '';
}

function countNames(names: readonly Named[]): CountedName[] {
  const counts = new Map<Named, number>();
  for (const named of names) counts.set(named, (counts.get(named) ?? 0) + 1);
  return [...counts].map(([named, count]) => ({ ...named, count })).sort((a, b) => b.count - a.count);
}
