import 'server-only';
import { type DeclaredCollection, declarationOf, inDeclaredOrder } from '@/lib/catalogue/collections';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { type Group, groupByName, indexNames, type Kind } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { sortByDownloads } from '@/lib/catalogue/select';
import { readCatalogue } from './read';
import { similarApps } from './similar';

/** Maximum number of apps in each list beside an app. */
const LIMIT = 4;

/** Maximum number of apps of a collection on the home page. */
const HOME_LIMIT = 8;

/** Of a catalogue. In development, each read gives other objects, so that keys are ids. */
const groupIndex = memoizeByList((apps: readonly App[]) => {
  const developer = groupByName(apps, 'developer');
  return {
    groups: {
      developer,
      category: groupByName(apps, 'category'),
      collection: inDeclaredOrder(groupByName(apps, 'collection')),
    },
    developerOf: new Map(developer.flatMap((group) => group.apps.map(({ id }) => [id, group] as const))),
    categoriesOf: indexNames(apps, 'category').namesOf,
    collectionsOf: indexNames(apps, 'collection').namesOf,
  };
});

/** Twice the limit, because some are in the list of the developer. */
const similarIn = memoizeByList((apps: readonly App[]) => similarApps(apps, 2 * LIMIT));

/** The most downloaded apps of a developer, with one more than a list shows, because the app of the page is left out. */
const mostDownloaded = memoizeByList((apps: readonly App[]) =>
  sortByDownloads(apps, 'high-low').slice(0, LIMIT + 1),
);

/** All names of a kind, in the order of their first app. Collections are in that of the site. */
export function readGroups(kind: Kind): Group<App>[] {
  return groupIndex(readCatalogue()).groups[kind];
}

/**
 * Finds the developer, the category or the collection of a path segment.
 *
 * @param segment As in the URL, percent-encoded or not.
 */
export function readGroup(kind: Kind, segment: string): Group<App> | undefined {
  const slug = decodeURIComponent(segment).normalize('NFC');
  return readGroups(kind).find((group) => group.slug === slug);
}

/** The collections that the home page shows, in the order of `lib/site.ts`, with their first apps. None is empty. */
export function readHomeCollections(): (Group<App> & DeclaredCollection)[] {
  return readGroups('collection').flatMap((group) => {
    const declaration = declarationOf(group);
    return declaration?.isOnHome ? { ...declaration, ...group, apps: group.apps.slice(0, HOME_LIMIT) } : [];
  });
}

/**
 * Reads the apps around an app.
 *
 * @param app An app of `readCatalogue` or `readApp`.
 */
export function readRelated(app: App) {
  const apps = readCatalogue();
  const { developerOf, categoriesOf, collectionsOf } = groupIndex(apps);
  const group = developerOf.get(app.id);
  const ofDeveloper = (group ? mostDownloaded(group.apps) : [])
    .filter((other) => other.id !== app.id)
    .slice(0, LIMIT);
  const idsOfDeveloper = new Set(ofDeveloper.map(({ id }) => id));
  return {
    developer: group,
    categories: categoriesOf(app),
    collections: inDeclaredOrder(collectionsOf(app)),
    /** The most downloaded other apps of the developer. */
    ofDeveloper,
    /** Other apps with a similar text. */
    similar: (similarIn(apps).get(app.id) ?? []).filter(({ id }) => !idsOfDeveloper.has(id)).slice(0, LIMIT),
  };
}
