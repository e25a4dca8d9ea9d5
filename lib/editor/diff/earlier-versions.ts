import { APP } from '@/lib/catalogue/field-tree';
import type { App } from '@/lib/catalogue/schema';
import { isReplaced } from '@/lib/editor/match-apps';
import type { CatalogueVersion } from '@/lib/editor/versions/load';
import { withMember } from '@/lib/editor/with-field';

type Version = Pick<CatalogueVersion, 'apps' | 'entries'>;

/**
 * Inserts the version that each app had in base at the start of its `versions`, if its version differs now and `versions`
 * lacks the one that it had.
 *
 * @returns The apps of the file, and those that have got an earlier version, with its name in the language of the site.
 */
export function withEarlierVersions(base: Version, head: Version) {
  const known = new Map(base.apps.map((app, index) => [app.id, { before: app, entry: base.entries[index] }]));
  const updated: { app: App; version: string }[] = [];
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
