import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { withoutTag } from '@/lib/catalogue/normalize-apps';
import { quoted } from '@/lib/text/printable';
import { type PartialApp, textsOf } from './partial-app';

/**
 * Warns about dates in the future. An app can be older than its entry: its last update can be before it was added.
 *
 * @param today As `2026-11-20`.
 */
export function* checkDates(apps: readonly PartialApp[], today: string): Generator<Diagnostic> {
  for (const { path, text } of textsOf(apps, ['date']))
    if (text > today) yield diagnose('date', path, `is ${text}, in the future`, 'Use a date until today.');
}

/** Warns about earlier versions that are after one that is older, that are listed twice, or that are the current one. */
export function* checkVersions(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { index, version: current = '', versions = [] } of apps) {
    const before = new Set<string>();
    let oldest: string | undefined;
    for (const [position, { version, date }] of versions.entries()) {
      const path = [index, 'versions', position];
      const shown = withoutTag(version);
      const isCurrent = shown === withoutTag(current);
      if (isCurrent || before.has(shown))
        yield diagnose(
          'version-list',
          [...path, 'version'],
          `is ${quoted(version)}, which ${isCurrent ? 'is the current one' : 'the list has already'}`,
          'Remove it from the list.',
        );
      if (date !== undefined && oldest !== undefined && date > oldest)
        yield diagnose(
          'version-list',
          [...path, 'date'],
          `is ${date}, and a version before it in the list is of ${oldest}`,
          'List the newest version first.',
        );
      before.add(shown);
      oldest = date ?? oldest;
    }
  }
}
