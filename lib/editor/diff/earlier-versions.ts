import { APP } from '@/lib/catalogue/field-tree';
import type { JsonObject } from '@/lib/catalogue/json-path';
import type { App } from '@/lib/catalogue/schema';
import { isReplaced } from '@/lib/editor/match-apps';
import { withMember } from '@/lib/editor/with-field';

/** A version of a catalogue, in the language of the site and as its file has it. */
interface Version {
  apps: readonly App[];
  entries: readonly JsonObject[];
}

/** The apps of a file, and those that have got an earlier version, with its name in the language of the site. */
export interface UpdatedFile {
  entries: JsonObject[];
  updated: { app: App; version: string }[];
}

/**
 * Inserts the version that each app had in base at the start of its `versions`, if its version differs now and `versions`
 * lacks the one that it had.
 */
export function withEarlierVersions(base: Version, head: Version): UpdatedFile {
  const known = new Map(base.apps.map((app, index) => [app.id, { before: app, entry: base.entries[index] }]));
  const updated: UpdatedFile['updated'] = [];
  const entries = head.entries.map((entry, index) => {
    const app = head.apps[index];
    const { before, entry: old = {} } = known.get(app?.id ?? '') ?? {};
    if (!app?.version || before?.version === undefined || isReplaced(before, app)) return entry;
    const { versions = [] } = app;
    if ([app, ...versions].some(({ version }) => version === before.version)) return entry;
    updated.push({ app, version: before.version });
    const earlier = {
      version: old.version,
      ...(old.updated !== undefined && { date: old.updated }),
      ...(old.changes !== undefined && { changes: old.changes }),
    };
    return withMember(entry, 'versions', [earlier, ...((entry.versions ?? []) as unknown[])], APP);
  });
  return { entries, updated };
}
