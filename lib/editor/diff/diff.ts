import { isEqual, type JsonObject, valueAt } from '@/lib/catalogue/json-path';
import { type RemovedPage, removedPages } from '@/lib/catalogue/removed-pages';
import { APP_FIELDS, type App } from '@/lib/catalogue/schema';
import { isReplaced, matchApps } from '@/lib/editor/match-apps';
import { movedKeys } from '@/lib/editor/merge-orders';

/** One field of an app that differs, with its values before and after. */
export interface FieldChange {
  field: string;
  /** The languages in which it differs so, by commas. Absent if all do. */
  language?: string;
  before: unknown;
  after: unknown;
}

/** An app of a list that is edited. It can be invalid. */
export type AnyApp = JsonObject & { id?: unknown; title?: unknown; companyName?: unknown };

/** What names an app. */
export type AppIdentity<T extends AnyApp> = Pick<T, 'id' | 'title' | 'companyName'>;

/** An app that differs, with title and developer of the later version. */
type AppChange<T extends AnyApp> = AppIdentity<T> & {
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
  app: AppIdentity<T>;
  /** The positions in base and head. 1-based. */
  from: number;
  to: number;
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
  /** The pages of developers, categories and collections that head does not have. */
  removedPages: RemovedPage[];
  /** Of the apps that are in both versions, the fewest that explain a different order, in the order of head. */
  moved: MovedApp<T>[];
}

/** Two versions in one language. Each has the apps of the versions that are compared, in their order. */
export interface InLanguage<T> {
  language: string;
  base: readonly T[];
  head: readonly T[];
}

/**
 * Compares two versions. Apps are matched as in `matchApps`.
 *
 * @param languages The versions in each language. Those that are compared are in the first one.
 * @example diffCatalogues([quill], [{ ...quill, reviews: 2 }]).changed[0].changes
 * // [{ field: 'reviews', before: 1, after: 2 }]
 */
export function diffCatalogues<T extends AnyApp>(
  base: readonly T[],
  head: readonly T[],
  languages: readonly InLanguage<T>[] = [{ language: '', base, head }],
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
    changed: kept.flatMap(({ after, from, to }) => {
      const changes = changesInLanguages(languages.map((version) => ({ ...version, from, to })));
      return changes.length > 0 ? { ...namesOf(after), changes } : [];
    }),
    removedPages: removedPagesOf(base, head, kept),
    moved: both.flatMap(({ key, after, from, to }) =>
      moved.has(key) ? { app: namesOf(after), from: from + 1, to: to + 1 } : [],
    ),
  };
}

function namesOf<T extends AnyApp>({ id, title, companyName }: T): AppIdentity<T> {
  return { id, title, companyName };
}

/** The fields of an app that differ, in the order of the schema, then unknown ones. */
export function changesOf(old: JsonObject, app: JsonObject): FieldChange[] {
  const fields = new Set([...APP_FIELDS, ...Object.keys(old), ...Object.keys(app)]);
  return [...fields].flatMap((field) => {
    const [before, after] = [valueAt(old, [field]), valueAt(app, [field])];
    return isEqual(before, after) ? [] : { field, before, after };
  });
}

/** The fields of an app that differ in some language. What differs equally in several is one change. */
function changesInLanguages(
  versions: readonly (InLanguage<JsonObject> & { from: number; to: number })[],
): FieldChange[] {
  const changes = versions.flatMap(({ language, base, head, from, to }) =>
    changesOf(base[from] ?? {}, head[to] ?? {}).map((change) => ({ ...change, language })),
  );
  const isSame = (one: FieldChange) => (other: FieldChange) =>
    one.field === other.field && isEqual(one.before, other.before) && isEqual(one.after, other.after);
  const fields: readonly string[] = APP_FIELDS;
  const rank = ({ field }: FieldChange) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return changes
    .flatMap(({ language, ...change }, index): FieldChange[] => {
      if (changes.findIndex(isSame(change)) < index) return [];
      const languages = changes.filter(isSame(change)).map(({ language }) => language);
      return [{ ...change, ...(languages.length < versions.length && { language: languages.join(', ') }) }];
    })
    .sort((one, two) => rank(one) - rank(two));
}

function removedPagesOf(
  base: readonly JsonObject[],
  head: readonly JsonObject[],
  kept: readonly AppPair<JsonObject>[],
): RemovedPage[] {
  const known = new Map([...base, ...head].map((app) => [app, knownNames(app)]));
  const namesIn = (apps: readonly JsonObject[]) => apps.flatMap((app) => known.get(app) ?? []);
  const successors = new Map(kept.map(({ before, after }) => [known.get(before), known.get(after)]));
  const pages = removedPages(namesIn(base), namesIn(head), (app) => successors.get(app));
  return pages.map(({ apps, ...page }) => page);
}

/** The valid names of an app that is edited. */
function knownNames({ companyName, categories, collections }: JsonObject) {
  return {
    ...(isName(companyName) && { companyName }),
    ...(Array.isArray(categories) && { categories: categories.filter(isName) }),
    ...(Array.isArray(collections) && { collections: collections.filter(isName) }),
  };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
