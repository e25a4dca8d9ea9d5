import { APP } from '@/lib/catalogue/fields';
import type { JsonObject } from '@/lib/catalogue/json-path';
import type { App, EarlierVersion } from '@/lib/catalogue/schema';
import { isReplaced } from '@/lib/editor/match-apps';
import { withMember } from '@/lib/editor/with-member';

/** An app that has a new version, and the one that it had before. */
export interface UpdatedApp {
  app: App;
  earlier: EarlierVersion;
}

/** The apps whose version differs, and whose earlier versions lack the one that they had in base. In the order of head. */
export function updatedApps(base: readonly App[], head: readonly App[]): UpdatedApp[] {
  const known = new Map(base.map((app) => [app.id, app]));
  return head.flatMap((app) => {
    const before = known.get(app.id);
    if (before?.version === undefined || app.version === undefined || isReplaced(before, app)) return [];
    const { version, updated, changes } = before;
    const listed = [app, ...(app.versions ?? [])].some((other) => other.version === version);
    if (listed) return [];
    return { app, earlier: { version, ...(updated && { date: updated }), ...(changes && { changes }) } };
  });
}

/**
 * Inserts the version that each app had before at the start of its `versions`.
 *
 * @param entries All apps of the file, with their unknown fields.
 */
export function withEarlierVersions(
  entries: readonly JsonObject[],
  updated: readonly UpdatedApp[],
): JsonObject[] {
  const added = new Map<unknown, EarlierVersion>(updated.map(({ app, earlier }) => [app.id, earlier]));
  return entries.map((entry) => {
    const earlier = added.get(entry.id);
    const { versions } = entry;
    const others = Array.isArray(versions) ? versions : [];
    return earlier ? withMember(entry, 'versions', [earlier, ...others], APP) : entry;
  });
}
