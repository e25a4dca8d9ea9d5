import { APP_FIELDS, type App } from '@/lib/catalogue/schema';

type Field = Exclude<keyof App, 'id'>;

/** One field of an app that differs, with its values before and after. */
export type FieldChange = { [F in Field]: { field: F; before: App[F]; after: App[F] } }[Field];

/** An app that is in both versions and differs, with the title of the later version. */
export interface AppChange {
  id: number;
  title: string;
  /** In the order of the schema. Never empty. */
  changes: FieldChange[];
}

/** The differences between two versions of a catalogue. */
export interface CatalogueDiff {
  /** Apps that are only in head, in its order. */
  added: App[];
  /** Apps that are only in base, in its order. */
  removed: App[];
  /** In the order of head. */
  changed: AppChange[];
  /** Whether the apps that are in both versions have a different order. The first eight are the trending apps. */
  reordered: boolean;
}

/**
 * Compares two versions. Apps are matched by id. Ids are unique in each version.
 *
 * @example diffCatalogues([quill], [{ ...quill, reviews: 2 }]).changed[0].changes
 * // [{ field: 'reviews', before: 1, after: 2 }]
 */
export function diffCatalogues(base: readonly App[], head: readonly App[]): CatalogueDiff {
  const before = new Map(base.map((app) => [app.id, app]));
  const after = new Set(head.map(({ id }) => id));
  const added = head.filter(({ id }) => !before.has(id));
  const removed = base.filter(({ id }) => !after.has(id));
  const kept = head.flatMap((app) => {
    const earlier = before.get(app.id);
    return earlier ? [{ earlier, app }] : [];
  });
  const changed = kept.flatMap(({ earlier, app }) => {
    const changes = changesOf(earlier, app);
    return changes.length > 0 ? [{ id: app.id, title: app.title, changes }] : [];
  });
  const order = base.filter(({ id }) => after.has(id));
  const reordered = order.some(({ id }, index) => id !== kept[index]?.app.id);
  return { added, removed, changed, reordered };
}

const FIELDS = APP_FIELDS.filter((field) => field !== 'id');

function changesOf(before: App, after: App): FieldChange[] {
  return FIELDS.filter((field) => !isSame(before[field], after[field])).map(
    (field) => ({ field, before: before[field], after: after[field] }) as FieldChange,
  );
}

function isSame(a: App[Field], b: App[Field]): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return (
    a.length === b.length &&
    a.every(({ name, count }, index) => name === b[index]?.name && count === b[index]?.count)
  );
}
