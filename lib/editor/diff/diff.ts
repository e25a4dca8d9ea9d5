import { type FormerDevelopers, resolveFormer } from '@/lib/catalogue/check/former-developers';
import { valueAt } from '@/lib/catalogue/json-path';
import { groupByName, indexNames } from '@/lib/catalogue/names';
import { APP_FIELDS, type App } from '@/lib/catalogue/schema';
import { isEqual, isReplaced, matchApps } from '@/lib/editor/merge';
import { movedKeys } from '@/lib/editor/merge-order';
import type { JsonObject } from '@/lib/editor/splice';

/** One field of an app that differs, with its values before and after. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** An app of a list that is edited. It can be invalid. */
export type AnyApp = JsonObject & { id?: unknown; title?: unknown; companyName?: unknown };

/** What names an app. */
export type AppNames<T extends AnyApp> = Pick<T, 'id' | 'title' | 'companyName'>;

/** An app that differs, with title and developer of the later version. */
type AppChange<T extends AnyApp> = AppNames<T> & {
  /** In the order of the schema, then unknown fields. Never empty. */
  changes: FieldChange[];
};

/** Two apps with one id: those of base and head. */
interface AppPair<T> {
  before: T;
  after: T;
}

/** An app that was moved relative to others. */
interface MovedApp<T extends AnyApp> {
  app: AppNames<T>;
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
export interface CatalogueDiff<T extends AnyApp = App> {
  /** Apps that are only in head, in its order. */
  added: T[];
  /** Apps that are only in base, in its order. */
  removed: T[];
  /** Ids whose title and developer both differ, in the order of head. */
  replaced: AppPair<T>[];
  /** The other apps that are in both versions and differ, in the order of head. */
  changed: AppChange<T>[];
  /** The developers of base whose pages head does not have, in the order of their first app. */
  removedDevelopers: RemovedDeveloper[];
  /** Of the apps that are in both versions, the fewest that explain a different order, in the order of head. */
  moved: MovedApp<T>[];
}

/**
 * Compares two versions. Apps are matched as in `matchApps`.
 *
 * @param former The former names of developers, whose pages stay.
 * @example diffCatalogues([quill], [{ ...quill, reviews: 2 }]).changed[0].changes
 * // [{ field: 'reviews', before: 1, after: 2 }]
 */
export function diffCatalogues<T extends AnyApp>(
  base: readonly T[],
  head: readonly T[],
  former: FormerDevelopers = {},
): CatalogueDiff<T> {
  const [inBase, inHead] = matchApps(base, head);
  const moved = movedKeys([...inBase.keys()], [...inHead.keys()]);
  const both = [...inHead].flatMap(([key, { app: after, source: to }]) => {
    const before = inBase.get(key);
    return before ? [{ key, before: before.app, after, from: before.source, to }] : [];
  });
  const kept = both.filter(({ before, after }) => !isReplaced(before, after));
  return {
    added: [...inHead].flatMap(([key, { app }]) => (inBase.has(key) ? [] : [app])),
    removed: [...inBase].flatMap(([key, { app }]) => (inHead.has(key) ? [] : [app])),
    replaced: both.flatMap(({ before, after }) => (isReplaced(before, after) ? { before, after } : [])),
    changed: kept.flatMap(({ before, after }) => {
      const changes = changesOf(before, after);
      return changes.length > 0 ? { ...namesOf(after), changes } : [];
    }),
    removedDevelopers: removedDevelopersOf(base, head, kept, former),
    moved: both.flatMap(({ key, after, from, to }) =>
      moved.has(key) ? { app: namesOf(after), from: from + 1, to: to + 1 } : [],
    ),
  };
}

function namesOf<T extends AnyApp>({ id, title, companyName }: T): AppNames<T> {
  return { id, title, companyName };
}

function changesOf(old: JsonObject, app: JsonObject): FieldChange[] {
  const fields = new Set([...APP_FIELDS, ...Object.keys(old), ...Object.keys(app)]);
  return [...fields].flatMap((field) => {
    const [before, after] = [valueAt(old, [field]), valueAt(app, [field])];
    return isEqual(before, after) ? [] : { field, before, after };
  });
}

function removedDevelopersOf(
  base: readonly JsonObject[],
  head: readonly JsonObject[],
  kept: readonly AppPair<JsonObject>[],
  former: FormerDevelopers,
): RemovedDeveloper[] {
  const later = head.filter(hasDeveloper);
  const { all, find } = indexNames(later, 'developer');
  const slugs = new Set([...all, ...resolveFormer(former, later).pages].map(({ slug }) => slug));
  const successors = new Map(kept.map(({ before, after }) => [before, after]));
  // An app whose developer is being typed has none yet.
  const isUnnamed = (app: JsonObject) => !hasDeveloper(successors.get(app) ?? app);
  return groupByName(base.filter(hasDeveloper), 'developer')
    .filter(({ slug, apps }) => !slugs.has(slug) && !apps.some(isUnnamed))
    .map(({ name, slug, apps }) => {
      const names = apps.flatMap((app) => {
        const after = successors.get(app);
        return after && hasDeveloper(after) ? find(after.companyName).name : [];
      });
      return { name, slug, newNames: countNames(names) };
    });
}

function hasDeveloper(app: JsonObject): app is JsonObject & { companyName: string } {
  return typeof app.companyName === 'string' && app.companyName.trim() !== '';
}

function countNames(names: readonly string[]): RemovedDeveloper['newNames'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, apps]) => ({ name, apps })).sort((a, b) => b.apps - a.apps);
}
