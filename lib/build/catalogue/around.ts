import 'server-only';
import { groupByCategory, indexCategories } from '@/lib/catalogue/categories';
import { groupByDeveloper } from '@/lib/catalogue/developers';
import { oncePerList } from '@/lib/catalogue/once-per-list';
import type { App } from '@/lib/catalogue/schema';
import { sortByDownloads } from '@/lib/catalogue/select';
import { readCatalogue } from './read';
import { similarApps } from './similar';

/** Maximum number of apps in each list beside an app. */
const LIMIT = 4;

/** Of a catalogue. In development, each read gives other objects, so that keys are ids. */
const neighbourhood = oncePerList((apps: readonly App[]) => {
  const groups = groupByDeveloper(apps);
  const groupOf = new Map(groups.flatMap((group) => group.apps.map((app) => [app.id, group] as const)));
  // Twice the limit, because those of the same developer are in the other list.
  return {
    groups,
    groupOf,
    categories: groupByCategory(apps),
    categoriesOf: indexCategories(apps).categoriesOf,
    similar: similarApps(apps, 2 * LIMIT),
  };
});

/** All developers, in the order of their first app, and all their apps in the order of the catalogue. */
export async function readDevelopers() {
  return neighbourhood(await readCatalogue()).groups;
}

/**
 * Finds the developer of a path segment.
 *
 * @param segment As in the URL, percent-encoded or not.
 */
export async function readDeveloper(segment: string) {
  const slug = slugIn(segment);
  return (await readDevelopers()).find(({ developer }) => developer.slug === slug);
}

/** All categories, in the order of their first app, and all their apps in the order of the catalogue. */
export async function readCategories() {
  return neighbourhood(await readCatalogue()).categories;
}

/** Finds the category of a path segment, as `readDeveloper`. */
export async function readCategory(segment: string) {
  const slug = slugIn(segment);
  return (await readCategories()).find(({ category }) => category.slug === slug);
}

/** The slug in a path segment. */
function slugIn(segment: string): string {
  return decodeURIComponent(segment).normalize('NFC');
}

/**
 * Reads the apps around an app.
 *
 * @param app An app of `readCatalogue` or `readApp`.
 */
export async function readAround(app: App) {
  const { groupOf, categoriesOf, similar } = neighbourhood(await readCatalogue());
  const group = groupOf.get(app.id);
  if (!group) throw new Error(`App ${app.id} is not in the catalogue.`);
  const others = group.apps.filter((other) => other.id !== app.id);
  return {
    developer: group.developer,
    categories: categoriesOf(app),
    /** The most downloaded other apps of the developer. */
    ofDeveloper: sortByDownloads(others, 'high-low').slice(0, LIMIT),
    /** Apps of other developers with a similar text. */
    similar: (similar.get(app.id) ?? []).filter((other) => groupOf.get(other.id) !== group).slice(0, LIMIT),
  };
}
