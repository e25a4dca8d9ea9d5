import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import type { PartialApp } from './partial-app';

/** Reports ids of other apps that no app has, that are the app's own, or that a list has twice. */
export function* checkRelations(apps: readonly PartialApp[]): Generator<Diagnostic> {
  const known = new Set(apps.map(({ id }) => id));
  for (const { index, id, ...lists } of apps)
    for (const field of ['requires', 'worksWith'] as const)
      for (const [position, other] of (lists[field] ?? []).entries()) {
        const path = [index, field, position];
        if (other === id)
          yield diagnose('related-app', path, `is ${other}, which is this app`, 'Remove it from the list.');
        else if (!known.has(other))
          yield diagnose(
            'related-app',
            path,
            `is ${other}, which no app has`,
            'Use the id of an app of the catalogue, or remove it from the list.',
          );
        else if (lists[field]?.indexOf(other) !== position)
          yield diagnose(
            'related-app',
            path,
            `is ${other}, which the list has already`,
            'Remove it from the list.',
          );
      }
}
