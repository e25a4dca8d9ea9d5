import { foldDeveloper } from '@/lib/catalogue/developers';
import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import { quoted } from '@/lib/catalogue/printable';
import type { PartialApp } from './partial-apps';

/** Warns about developers whose names differ only in case, spacing or punctuation, at each rarer spelling. */
export function checkDevelopers(apps: readonly PartialApp[]): Diagnostic[] {
  const uses = new Map<string, Map<string, number>>();
  for (const { fields } of apps) {
    const name = fields.companyName;
    if (name === undefined) continue;
    const spellings = uses.get(foldDeveloper(name)) ?? new Map<string, number>();
    uses.set(foldDeveloper(name), spellings.set(name, (spellings.get(name) ?? 0) + 1));
  }
  return apps.flatMap(({ index, fields }) => {
    const name = fields.companyName;
    if (name === undefined || foldDeveloper(name) === '') return [];
    const usual = mostUsed(uses.get(foldDeveloper(name)));
    if (usual === undefined || usual === name) return [];
    const message = `is ${quoted(name)}, but other apps use ${quoted(usual)}`;
    return [
      warning(
        'developer-spelling',
        [index, 'companyName'],
        message,
        'Use one spelling for all apps of a developer.',
      ),
    ];
  });
}

/** The spelling with the most uses. Of several, the first in the file. */
function mostUsed(spellings: ReadonlyMap<string, number> = new Map()): string | undefined {
  let usual: [string, number] | undefined;
  for (const entry of spellings) if (!usual || entry[1] > usual[1]) usual = entry;
  return usual?.[0];
}
