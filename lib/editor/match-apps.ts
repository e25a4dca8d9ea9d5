import { isOtherApp } from '@/lib/catalogue/check/ids';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { isId } from '@/lib/id';
import { nameIn } from './localized-text';

/** The apps of a version by their keys, with their positions. */
type Keyed = ReadonlyMap<string, { app: JsonObject; source: number }>;

/**
 * Gives the apps of versions keys by which the same app is found in each: its id. Those whose id is no number, or occurs
 * twice in a version, are matched by title and developer, too.
 */
export function matchApps<V extends (readonly JsonObject[])[]>(...versions: V): { [K in keyof V]: Keyed } {
  const shared = new Set<unknown>();
  for (const apps of versions) {
    const seen = new Set<unknown>();
    for (const { id } of apps) (seen.has(id) ? shared : seen).add(id);
  }
  return versions.map((apps) => byKey(apps, shared)) as { [K in keyof V]: Keyed };
}

function byKey(apps: readonly JsonObject[], shared: ReadonlySet<unknown>): Keyed {
  const keyed = new Map<string, { app: JsonObject; source: number }>();
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

/** Whether an id has a different app than before: title and developer differ, and both apps have both. */
export function isReplaced(before: JsonObject, after: JsonObject): boolean {
  const [one, two] = [namesOf(before), namesOf(after)];
  return isOtherApp(one, two) && [one, two].every(({ title, companyName }) => title && companyName);
}

function namesOf({ title, companyName }: JsonObject) {
  return { title: textOf(nameIn(title)), companyName: textOf(nameIn(companyName)) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
