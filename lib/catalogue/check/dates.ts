import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import type { PartialApp } from './partial-app';

/**
 * Warns about dates in the future. An app can be older than its entry: its last update can be before it was added.
 *
 * @param today As `2026-11-20`.
 */
export function* checkDates(apps: readonly PartialApp[], today: string): Generator<Diagnostic> {
  for (const { index, ...dates } of apps) {
    for (const field of ['added', 'updated'] as const) {
      const date = dates[field];
      if (date !== undefined && date > today)
        yield diagnose('date', [index, field], `is ${date}, in the future`, 'Use a date until today.');
    }
  }
}
