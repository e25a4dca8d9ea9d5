import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import type { AppId } from '@/lib/id';
import type { PartialApp } from './partial-app';

/** Reports ids of other apps that no app has, that are the app's own, or that a list has twice. */
export function* checkRelations(apps: readonly PartialApp[]): Generator<Diagnostic> {
  const known = new Set(apps.map(({ id }) => id));
  for (const { index, id, ...lists } of apps)
    for (const field of ['requires', 'worksWith'] as const)
      for (const [position, other] of (lists[field] ?? []).entries()) {
        const isRepeated = lists[field]?.indexOf(other) !== position;
        const what = isRepeated ? 'the list has already' : other === id ? 'is this app' : 'no app has';
        if (isRepeated || other === id || !known.has(other))
          yield diagnose(
            'related-app',
            [index, field, position],
            `is ${other}, which ${what}`,
            'Use the id of another app of the catalogue, or remove it from the list.',
          );
      }
}

/** Reports replacements that do not exist, and those that lead in a circle: at each app of the circle. */
export function* checkStatus(apps: readonly PartialApp[]): Generator<Diagnostic> {
  const ids = new Set(apps.map(({ id }) => id));
  const next = new Map(apps.map(({ id, status }) => [id, status?.replacedBy]));
  for (const { index, id, status } of apps) {
    const replacement = status?.replacedBy;
    if (replacement === undefined) continue;
    const path = [index, 'status', 'replacedBy'];
    if (!ids.has(replacement)) {
      const remedy = 'Use the id of an app of the catalogue, or remove the field.';
      yield diagnose('replacement', path, `is ${replacement}, which no app has`, remedy);
    } else if (leadsTo(id, replacement, next)) {
      const message = `is ${replacement}, which leads back to this app`;
      yield diagnose('replacement', path, message, 'Use the id of an app that is not deprecated.');
    }
  }
}

function leadsTo(
  id: AppId | undefined,
  start: AppId,
  next: ReadonlyMap<AppId | undefined, AppId | undefined>,
): boolean {
  const seen = new Set<AppId>();
  for (let app: AppId | undefined = start; app !== undefined && !seen.has(app); app = next.get(app)) {
    if (app === id) return true;
    seen.add(app);
  }
  return false;
}
