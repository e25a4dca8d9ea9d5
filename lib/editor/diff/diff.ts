import { isEqual, type JsonObject, valueAt } from '@/lib/catalogue/json-path';
import { localize, TRANSLATABLE } from '@/lib/catalogue/localize';
import { type RemovedPage, removedPages } from '@/lib/catalogue/removed-pages';
import { APP_FIELDS } from '@/lib/catalogue/schema';
import { isLocalized, textIn } from '@/lib/editor/localized-text';
import { isReplaced, matchApps } from '@/lib/editor/match-apps';
import { movedKeys } from '@/lib/editor/merge-orders';
import { site } from '@/lib/site';

/** One field of an app that differs, with its values before and after. */
export interface FieldChange {
  field: string;
  /** Of a text in several languages, that in which it differs. */
  language?: string;
  before: unknown;
  after: unknown;
}

/** What names an app. It can be invalid. */
export interface AppIdentity {
  id?: unknown;
  title?: unknown;
  companyName?: unknown;
}

/** An app that differs, with title and developer of the later version. */
type AppChange = AppIdentity & {
  /** In the order of the schema, then unknown fields. Never empty. */
  changes: FieldChange[];
};

/** Two apps with one id: those of base and head. */
interface AppPair {
  before: JsonObject;
  after: JsonObject;
}

/** An app that was moved relative to others. */
interface MovedApp {
  app: AppIdentity;
  /** The positions in base and head. 1-based. */
  from: number;
  to: number;
}

/** The differences between two versions of a catalogue. Its apps are in the language of the site. */
export interface CatalogueDiff {
  /** Apps that are only in head, in its order. */
  added: JsonObject[];
  /** Apps that are only in base, in its order. */
  removed: JsonObject[];
  /** Ids whose title and developer both differ, in the order of head. */
  replaced: AppPair[];
  /** The other apps that are in both versions and differ, in the order of head. */
  changed: AppChange[];
  /** The pages of developers, categories and collections that head does not have. */
  removedPages: RemovedPage[];
  /** Of the apps that are in both versions, the fewest that explain a different order, in the order of head. */
  moved: MovedApp[];
}

/**
 * Compares two versions, valid or not. Apps are matched as in `matchApps`.
 *
 * @example diffCatalogues([quill], [{ ...quill, reviews: 2 }]).changed[0].changes
 * // [{ field: 'reviews', before: 1, after: 2 }]
 */
export function diffCatalogues(base: readonly JsonObject[], head: readonly JsonObject[]): CatalogueDiff {
  const [ownBase, ownHead] = [inOwnLanguage(base), inOwnLanguage(head)];
  const [inBase, inHead] = matchApps(ownBase, ownHead);
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
      const changes = changesOf(base[from] ?? {}, head[to] ?? {}).flatMap(inLanguages);
      return changes.length > 0 ? { ...namesOf(after), changes } : [];
    }),
    removedPages: removedPagesOf(ownBase, ownHead, kept),
    moved: both.flatMap(({ key, after, from, to }) =>
      moved.has(key) ? { app: namesOf(after), from: from + 1, to: to + 1 } : [],
    ),
  };
}

function inOwnLanguage(apps: readonly JsonObject[]): JsonObject[] {
  return localize(apps, site.languages) as JsonObject[];
}

function namesOf({ id, title, companyName }: JsonObject): AppIdentity {
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

/** The change of a text in several languages, as one of each language. */
function inLanguages(change: FieldChange): FieldChange[] {
  const { field, before, after } = change;
  const localized = [before, after].filter(isLocalized);
  if (localized.length === 0 || valueAt(TRANSLATABLE, [field]) !== true) return [change];
  const languages = new Set([...site.languages, ...localized.flatMap(Object.keys)]);
  return [...languages].flatMap((language) => {
    const [old, now] = [textIn(before, language), textIn(after, language)];
    return isEqual(old, now) ? [] : { field, language, before: old, after: now };
  });
}

function removedPagesOf(
  base: readonly JsonObject[],
  head: readonly JsonObject[],
  kept: readonly AppPair[],
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
