import { type JsonObject, jsonOf } from '@/lib/catalogue/json-path';
import { nameIn } from '@/lib/editor/localized-text';
import { describeDiff, shortName, summarize } from './describe';
import { diffCatalogues } from './diff';

/**
 * Compares two versions of a list while it is edited: its apps can have errors, and the same id.
 *
 * @returns A summary, such as `1 app added, 2 changed`, and the changes, one in each line.
 * @example diffEdited([{ id: 1, title: 'Quill' }], [{ id: 1 }]).lines // ['changed: 1; title "Quill" -> ""']
 */
export function diffEdited(base: readonly JsonObject[], head: readonly JsonObject[]) {
  const diff = diffCatalogues(base, head);
  return {
    summary: summarize(diff),
    lines: describeDiff(diff).map(({ kind, app, details }) =>
      [...(app ? [`${kind}: ${nameOf(app)}`] : []), ...details].join('; '),
    ),
  };
}

/** An app by its id and title, if it has them. */
export function nameOf({ id, title }: JsonObject): string {
  const names = [id, nameIn(title)].map((value) => shortName(jsonOf(value))).filter(Boolean);
  return names.join(' ') || 'an app without id and title';
}
