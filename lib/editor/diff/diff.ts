import { type FormerDevelopers, resolveFormer } from '@/lib/catalogue/check/former-developers';
import { isOtherApp } from '@/lib/catalogue/check/ids';
import { groupByName, indexNames } from '@/lib/catalogue/names';
import { APP_FIELDS, type App } from '@/lib/catalogue/schema';
import { movedKeys } from '@/lib/editor/merge-order';

type Field = Exclude<keyof App, 'id'>;

/** One field of an app that differs, with its values before and after. */
export type FieldChange = { [F in Field]: { field: F; before: App[F]; after: App[F] } }[Field];

/** An app that differs, with title and developer of the later version. */
export interface AppChange extends Pick<App, 'id' | 'title' | 'companyName'> {
  /** In the order of the schema. Never empty. */
  changes: FieldChange[];
}

/** Two apps with one id: those of base and head. */
interface AppPair {
  before: App;
  after: App;
}

/** An app that is before or after others than before. */
export interface MovedApp<T = Pick<App, 'id' | 'title' | 'companyName'>> {
  app: T;
  /** The positions in base and head. 1-based. */
  from: number;
  to: number;
}

/** A developer of base whose page head does not have. */
export interface RemovedDeveloper {
  name: string;
  /** The last part of the URL of the page. */
  slug: string;
  /** The developers that head has for the apps, with the number of these apps, the most first. Empty if all are removed. */
  newNames: { name: string; apps: number }[];
}

/** The differences between two versions of a catalogue. */
export interface CatalogueDiff {
  /** Apps that are only in head, in its order. */
  added: App[];
  /** Apps that are only in base, in its order. */
  removed: App[];
  /** Ids whose title and developer both differ, in the order of head. */
  replaced: AppPair[];
  /** The other apps that are in both versions and differ, in the order of head. */
  changed: AppChange[];
  /** The developers of base whose pages head does not have, in the order of their first app. */
  removedDevelopers: RemovedDeveloper[];
  /** Of the apps that are in both versions, the fewest that explain a different order, in the order of head. */
  moved: MovedApp[];
}

/**
 * Compares two versions. Apps are matched by id. Ids are unique in each version.
 *
 * @param former The former names of developers, whose pages stay.
 * @example diffCatalogues([quill], [{ ...quill, reviews: 2 }]).changed[0].changes
 * // [{ field: 'reviews', before: 1, after: 2 }]
 */
export function diffCatalogues(
  base: readonly App[],
  head: readonly App[],
  former: FormerDevelopers = {},
): CatalogueDiff {
  const earlier = new Map(base.map((app) => [app.id, app]));
  const later = new Set(head.map(({ id }) => id));
  const pairs = head.flatMap((after) => {
    const before = earlier.get(after.id);
    return before ? [{ before, after }] : [];
  });
  const kept = pairs.filter(({ before, after }) => !isOtherApp(before, after));
  return {
    added: head.filter(({ id }) => !earlier.has(id)),
    removed: base.filter(({ id }) => !later.has(id)),
    replaced: pairs.filter(({ before, after }) => isOtherApp(before, after)),
    changed: kept.flatMap(({ before, after }) => {
      const changes = changesOf(before, after);
      const { id, title, companyName } = after;
      return changes.length > 0 ? [{ id, title, companyName, changes }] : [];
    }),
    removedDevelopers: removedDevelopersOf(base, head, kept, former),
    moved: findMoved(keyed(base), keyed(head)).map(({ app: { id, title, companyName }, ...move }) => ({
      app: { id, title, companyName },
      ...move,
    })),
  };
}

function keyed(apps: readonly App[]): Map<string, App> {
  return new Map(apps.map((app) => [String(app.id), app]));
}

/**
 * Finds what was moved, the fewest possible.
 *
 * @param base In its order, by keys that head has, too.
 */
export function findMoved<T>(base: ReadonlyMap<string, T>, head: ReadonlyMap<string, T>): MovedApp<T>[] {
  const moved = movedKeys([...base.keys()], [...head.keys()]);
  const positions = new Map([...base.keys()].map((key, index) => [key, index + 1]));
  return [...head].flatMap(([key, app], index) =>
    moved.has(key) ? [{ app, from: positions.get(key) ?? 0, to: index + 1 }] : [],
  );
}

/** Their objects have the order of the schema, so that equal values have equal texts. */
const FIELDS = APP_FIELDS.filter((field) => field !== 'id');

function changesOf(before: App, after: App): FieldChange[] {
  return FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map(
    (field) => ({ field, before: before[field], after: after[field] }) as FieldChange,
  );
}

function removedDevelopersOf(
  base: readonly App[],
  head: readonly App[],
  kept: readonly AppPair[],
  former: FormerDevelopers,
): RemovedDeveloper[] {
  const { all, find } = indexNames(head, 'developer');
  const slugs = new Set([...all, ...resolveFormer(former, head).pages].map(({ slug }) => slug));
  const newNames = new Map(kept.map(({ after }) => [after.id, find(after.companyName).name]));
  return groupByName(base, 'developer')
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ name, slug, apps }) => ({
      name,
      slug,
      newNames: countNames(apps.flatMap(({ id }) => newNames.get(id) ?? [])),
    }));
}

function countNames(names: readonly string[]): RemovedDeveloper['newNames'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, apps]) => ({ name, apps })).sort((a, b) => b.apps - a.apps);
}
