import { type App, appSchema } from '@/lib/catalogue/schema';
import { matchApps } from '@/lib/editor/merge';
import type { JsonObject } from '@/lib/editor/splice';
import {
  describeDiff,
  describeField,
  describeMove,
  listedMoves,
  ORDER_CHANGED,
  shortName,
  summarize,
} from './describe';
import { diffCatalogues, findMoved } from './diff';

/** Two versions of a list in words. */
export interface EditedDiff {
  /** @example '1 app added, 2 changed' */
  summary: string;
  /** The changes, one in each line. */
  lines: string[];
}

/**
 * Compares two versions of a list while it is edited: its apps can have errors, and the same id.
 *
 * @example diffEdited([{ id: 1, title: 'Quill' }], [{ id: 1 }]).lines // ['changed: 1; title "Quill" -> ""']
 */
export function diffEdited(base: readonly JsonObject[], head: readonly JsonObject[]): EditedDiff {
  const [before, after] = matchApps(base, head);
  const parsed = new Map<JsonObject, App | undefined>();
  /** Undefined for an app with errors, or with an id that another app has. */
  const parse = (key: string, app: JsonObject): App | undefined => {
    if (!parsed.has(app)) parsed.set(app, appSchema.safeParse(app).data);
    return key === JSON.stringify([app.id]) ? parsed.get(app) : undefined;
  };
  const invalid = new Set(
    [before, after].flatMap((apps) => [...apps].flatMap(([key, { app }]) => (parse(key, app) ? [] : key))),
  );
  const valid = (apps: typeof before) =>
    [...apps].flatMap(([key, { app }]) => (invalid.has(key) ? [] : (parse(key, app) ?? [])));
  const diff = diffCatalogues(valid(before), valid(after));
  const moved = findMoved(before, after);
  const added: string[] = [];
  const removed: string[] = [];
  const changed: string[] = [];
  for (const key of invalid) {
    const [old, app] = [before.get(key)?.app, after.get(key)?.app];
    if (!old) added.push(`added: ${nameOf(app)}`);
    else if (!app) removed.push(`removed: ${nameOf(old)}`);
    else if (textOf(old) !== textOf(app))
      changed.push([`changed: ${nameOf(app)}`, ...changesOf(old, app)].join('; '));
  }
  return {
    summary: summarize({
      ...diff,
      added: [...diff.added, ...added],
      removed: [...diff.removed, ...removed],
      changed: [...diff.changed, ...changed],
      moved,
    }),
    lines: [
      ...describeDiff({ ...diff, moved: [] }).map(({ kind, app, details }) =>
        [...(app ? [`${kind}: ${app.id} ${shortName(app.title)}`] : []), ...details].join('; '),
      ),
      ...added,
      ...removed,
      ...changed,
      ...(moved.length > 0 ? [ORDER_CHANGED] : []),
      ...listedMoves(moved).map((move) => `moved: ${nameOf(move.app.app)}; ${describeMove(move)}`),
    ],
  };
}

/** An app with errors, by its id and title if it has them. */
function nameOf({ id, title }: JsonObject = {}): string {
  return shortName([id, title].map(textOf).join(' ').trim() || 'an app without id and title');
}

function changesOf(old: JsonObject, app: JsonObject): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(app)])].flatMap((field) => {
    const [before, after] = [textOf(old[field]), textOf(app[field])];
    // A text is described like the title.
    return before === after ? [] : `${field} ${describeField({ field: 'title', before, after })}`;
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
