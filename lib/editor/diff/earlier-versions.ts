import { APP } from '@/lib/catalogue/field-tree';
import type { JsonObject } from '@/lib/catalogue/json-path';
import type { App } from '@/lib/catalogue/schema';
import { isReplaced } from '@/lib/editor/match-apps';
import { withMember } from '@/lib/editor/with-field';

/** An app that has a new version, and the one that it had before. */
export interface UpdatedApp {
  app: App;
  /** Its name in the language of the site. */
  version: string;
  /** As it is to be written, with its texts in all languages. */
  earlier: JsonObject;
}

/** A version of a catalogue, in the language of the site and as its file has it. */
interface Version {
  apps: readonly App[];
  entries: readonly JsonObject[];
}

/** The apps whose version differs, and whose earlier versions lack the one that they had in base. In the order of head. */
export function updatedApps(base: Version, head: readonly App[]): UpdatedApp[] {
  const known = new Map(base.apps.map((app, index) => [app.id, { before: app, entry: base.entries[index] }]));
  return head.flatMap((app) => {
    const { before, entry = {} } = known.get(app.id) ?? {};
    if (before?.version === undefined || app.version === undefined || isReplaced(before, app)) return [];
    const listed = [app, ...(app.versions ?? [])].some(({ version }) => version === before.version);
    if (listed) return [];
    const { version, updated, changes } = entry;
    const earlier = {
      version,
      ...(updated !== undefined && { date: updated }),
      ...(changes !== undefined && { changes }),
    };
    return { app, version: before.version, earlier };
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
  const added = new Map<unknown, JsonObject>(updated.map(({ app, earlier }) => [app.id, earlier]));
  return entries.map((entry) => {
    const earlier = added.get(entry.id);
    const { versions } = entry;
    const others = Array.isArray(versions) ? versions : [];
    return earlier ? withMember(entry, 'versions', [earlier, ...others], APP) : entry;
  });
}
