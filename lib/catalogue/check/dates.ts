import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import type { PartialApp } from './partial-app';

/**
 * Warns about dates in the future. An app can be older than its entry: its last update can be before it was added.
 *
 * @param today As `2026-11-20`.
 */
export function* checkDates(apps: readonly PartialApp[], today: string): Generator<Diagnostic> {
  for (const { index, added, updated, versions = [] } of apps) {
    const dates: [path: Diagnostic['path'], date: string | undefined][] = [
      [[index, 'added'], added],
      [[index, 'updated'], updated],
      ...versions.map(({ date }, position): (typeof dates)[number] => [
        [index, 'versions', position, 'date'],
        date,
      ]),
    ];
    for (const [path, date] of dates)
      if (date !== undefined && date > today)
        yield diagnose('date', path, `is ${date}, in the future`, 'Use a date until today.');
  }
}
