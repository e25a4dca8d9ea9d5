import { isOtherApp } from '@/lib/catalogue/check/ids';
import { isId } from '@/lib/catalogue/id';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { valueAt } from '@/lib/catalogue/json-path';
import { mergeOrder, movedKeys } from './merge-order';

/** An app of an edited catalogue. */
export interface EditedApp {
  /** Its position in the file. Null for a new app. */
  source: number | null;
  /** What `JSON.parse` returns for it, after the change. */
  value: JsonObject;
}

/** The answer to a conflict. */
export type Choice = 'ours' | 'theirs' | 'both';

/** The versions of a value. It is undefined in a version that does not have it. */
interface Versions<T> {
  /** Undefined also if there is no common version. */
  base: T | undefined;
  ours: T | undefined;
  theirs: T | undefined;
}

interface ConflictBase {
  /** Unique in its merge, and the same in each merge of the same lists. */
  key: string;
  /** The id of the app, of any type. */
  id: unknown;
  /** The title of the app. Empty if it has none. */
  title: string;
  choices: readonly Choice[];
  /** To keep what only one side has, if there is no common version. */
  proposed: Choice | null;
}

/** A field of an app that both sides have changed differently. */
export interface FieldConflict extends ConflictBase, Versions<unknown> {
  kind: 'field';
  field: string;
}

/** An app that one side has removed and the other one changed, or two apps with one id. */
export interface AppConflict extends ConflictBase, Versions<JsonObject> {
  kind: 'app';
}

export type Conflict = FieldConflict | AppConflict;

/** An app of at least one side. `source` is its position in theirs, and fields with a conflict have the value of theirs. */
export interface MergedApp extends EditedApp {
  conflicts: Conflict[];
}

/** The result of `mergeCatalogues`, for `resolveMerge`. */
export interface Merge {
  apps: MergedApp[];
  /** In the order of the apps. */
  conflicts: Conflict[];
  /** The apps that both sides have moved, each to another position. They have the position of ours. */
  movedByBoth: JsonObject[];
}

/**
 * Merges the changes of two versions of a catalogue. Apps are matched by id. Those whose id is no number, or occurs twice
 * in a version, are matched by title and developer, too. A change is taken if the other side has not changed the same
 * field, and an app is removed if the other side has not changed it.
 *
 * @param base The common version. Null if it is not known: then all differences are conflicts.
 * @example mergeCatalogues([{ id: 1, reviews: 2 }], [{ id: 1, reviews: 3 }], [{ id: 1, reviews: 4 }]).conflicts[0]
 * // { kind: 'field', field: 'reviews', base: 2, ours: 3, theirs: 4, … }
 */
export function mergeCatalogues(
  base: readonly JsonObject[] | null,
  ours: readonly JsonObject[],
  theirs: readonly JsonObject[],
): Merge {
  const [inBase, inOurs, inTheirs] = matchApps(base ?? [], ours, theirs);
  const merged = new Map<string, MergedApp>();
  for (const key of new Set([...inTheirs.keys(), ...inOurs.keys()])) {
    const theirApp = inTheirs.get(key);
    const versions = { base: inBase.get(key)?.app, ours: inOurs.get(key)?.app, theirs: theirApp?.app };
    const app = mergeApp(key, versions, base !== null);
    if (app) merged.set(key, { source: theirApp?.source ?? null, ...app });
  }
  const orders = [inBase, inOurs, inTheirs].map((version) => [...version.keys()]);
  const [before = [], ourOrder = [], theirOrder = []] = orders;
  const apps = mergeOrder(before, ourOrder, theirOrder, new Set(merged.keys())).flatMap(
    (key) => merged.get(key) ?? [],
  );
  const movedByTheirs = movedKeys(before, movedKeys(theirOrder, ourOrder).size > 0 ? theirOrder : []);
  const movedByBoth = [...movedKeys(before, ourOrder)].filter((key) => movedByTheirs.has(key));
  return {
    apps,
    conflicts: apps.flatMap(({ conflicts }) => conflicts),
    movedByBoth: movedByBoth.flatMap((key) => {
      const app = inOurs.get(key)?.app;
      return app ? [app] : [];
    }),
  };
}

/**
 * Returns the merged apps, each with its position in theirs.
 *
 * @param choices By the key of the conflict.
 * @param freeId No app has ever had this id or a higher one. If both apps with one id are kept, `ours` gets the first id
 * from here on that is above all ids of the merged apps.
 * @throws Error if a conflict has no choice.
 */
export function resolveMerge(
  { apps, conflicts }: Merge,
  choices: ReadonlyMap<string, Choice>,
  freeId: number,
): EditedApp[] {
  if (!conflicts.every(({ key }) => choices.has(key))) throw new Error('A conflict has no choice.');
  const ids = apps.map(({ value }) => (Number.isSafeInteger(value.id) ? (value.id as number) : 0));
  let nextId = ids.reduce((free, id) => Math.max(free, id + 1), freeId);
  return apps.flatMap(({ source, value, conflicts }): EditedApp[] => {
    const [conflict] = conflicts;
    if (conflict?.kind !== 'app') {
      const chosen = conflicts.filter(({ key }) => choices.get(key) === 'ours') as FieldConflict[];
      return [{ source, value: withFields(value, new Map(chosen.map(({ field, ours }) => [field, ours]))) }];
    }
    const choice = choices.get(conflict.key) ?? 'both';
    const chosen = choice === 'both' ? value : conflict[choice];
    if (!chosen) return [];
    if (choice !== 'both' || !conflict.ours || !conflict.theirs) return [{ source, value: chosen }];
    const added = { ...conflict.ours, id: nextId };
    nextId += 1;
    return [
      { source, value },
      { source: null, value: added },
    ];
  });
}

/** The apps of a version by their keys, with their positions. */
type Keyed<T> = ReadonlyMap<string, { app: T; source: number }>;

/**
 * Gives the apps of versions keys by which the same app is found in each: its id. Those whose id is no number, or occurs
 * twice in a version, are matched by title and developer, too.
 */
export function matchApps<V extends (readonly JsonObject[])[]>(
  ...versions: V
): { [K in keyof V]: Keyed<V[K][number]> } {
  const shared = new Set<unknown>();
  for (const apps of versions) {
    const seen = new Set<unknown>();
    for (const { id } of apps) (seen.has(id) ? shared : seen).add(id);
  }
  return versions.map((apps) => byKey(apps, shared)) as { [K in keyof V]: Keyed<V[K][number]> };
}

function byKey<T extends JsonObject>(apps: readonly T[], shared: ReadonlySet<unknown>): Keyed<T> {
  const keyed = new Map<string, { app: T; source: number }>();
  const counts = new Map<string, number>();
  for (const [source, app] of apps.entries()) {
    const { id, title, companyName } = app;
    const identity = isId(id) && !shared.has(id) ? [id] : [id, title, companyName];
    const key = JSON.stringify(identity);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    keyed.set(count === 1 ? key : JSON.stringify([...identity, count]), { app, source });
  }
  return keyed;
}

/** Returns the value that both sides lead to. Null for a conflict. */
function mergeValue<T>(
  { base, ours, theirs }: Versions<T>,
  hasBase: boolean,
): { value: T | undefined } | null {
  if (isEqual(ours, theirs)) return { value: theirs };
  if (hasBase && isEqual(ours, base)) return { value: theirs };
  if (hasBase && isEqual(theirs, base)) return { value: ours };
  return null;
}

/** Returns null for an app that is removed. */
function mergeApp(
  key: string,
  versions: Versions<JsonObject>,
  hasBase: boolean,
): Pick<MergedApp, 'value' | 'conflicts'> | null {
  const merged = mergeValue(versions, hasBase);
  const value = merged ? merged.value : (versions.theirs ?? versions.ours);
  if (!value) return null;
  if (merged) return { value, conflicts: [] };
  const question = <T>(key: string, of: Versions<T>): ConflictBase & Versions<T> => {
    const isOnBoth = of.ours !== undefined && of.theirs !== undefined;
    const side = of.ours === undefined ? 'theirs' : 'ours';
    const proposed = hasBase || isOnBoth ? null : side;
    return { key, id: value.id, title: textOf(value.title), choices: SIDES, proposed, ...of };
  };
  const whole: AppConflict = { kind: 'app', ...question(key, versions) };
  const { base, ours, theirs } = versions;
  if (!ours || !theirs) return { value, conflicts: [whole] };
  const fields = new Map<string, unknown>();
  const conflicts: FieldConflict[] = [];
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const [inBase, inOurs, inTheirs] = [base, ours, theirs].map((app) => valueAt(app, [field]));
    const of = { base: inBase, ours: inOurs, theirs: inTheirs };
    const mergedField = mergeValue(of, hasBase);
    fields.set(field, mergedField ? mergedField.value : inTheirs);
    if (!mergedField) conflicts.push({ kind: 'field', field, ...question(`${key} ${field}`, of) });
  }
  if (areOtherApps(versions, conflicts))
    return { value, conflicts: [{ ...whole, choices: [...SIDES, 'both'] }] };
  return { value: withFields({}, fields), conflicts };
}

const SIDES: readonly Choice[] = ['ours', 'theirs'];

const NAMES = ['title', 'companyName', 'description'];

/**
 * Whether two apps have one id: a side has replaced the app by another one, or two of the fields that tell apps apart are
 * in conflict.
 */
function areOtherApps({ base, ours, theirs }: Versions<JsonObject>, conflicts: FieldConflict[]): boolean {
  const hasOther = [ours, theirs].some((app) => base && app && isReplaced(base, app));
  return hasOther || conflicts.filter(({ field }) => NAMES.includes(field)).length > 1;
}

/** Whether an app is another one than that with its id before. An app without title or developer is no other one. */
export function isReplaced(before: JsonObject, after: JsonObject): boolean {
  const [one, two] = [namesOf(before), namesOf(after)];
  return isOtherApp(one, two) && [one, two].every(({ title, companyName }) => title && companyName);
}

function namesOf({ title, companyName }: JsonObject) {
  return { title: textOf(title), companyName: textOf(companyName) };
}

/** @param fields Undefined removes a field. */
function withFields(app: JsonObject, fields: ReadonlyMap<string, unknown>): JsonObject {
  const all = new Map([...Object.entries(app), ...fields]);
  return Object.fromEntries([...all].filter(([, value]) => value !== undefined));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether values of JSON are equal. The order of fields does not count. */
export function isEqual(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (!isContainer(one) || !isContainer(two) || Array.isArray(one) !== Array.isArray(two)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(two).length &&
    names.every((name) => Object.hasOwn(two, name) && isEqual(one[name], two[name]))
  );
}

function isContainer(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
