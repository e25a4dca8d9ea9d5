import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { foldName } from '@/lib/catalogue/names';
import { quoted } from '@/lib/catalogue/printable';
import type { PartialApp } from './partial-app';

/** Where a name is in the file. */
interface Use {
  path: Diagnostic['path'];
  name: string;
}

/** Warns about names of developers and of categories that differ only in case, spacing or punctuation, at each rarer spelling. */
export function* checkSpellings(apps: readonly PartialApp[]): Generator<Diagnostic> {
  const developers = apps.flatMap(({ index, companyName: name }) =>
    name === undefined ? [] : [{ path: [index, 'companyName'], name }],
  );
  const categories = apps.flatMap(({ index, categories = [] }) =>
    categories.map((name, position) => ({ path: [index, 'categories', position], name })),
  );
  for (const { path, name, usual } of rareSpellings(developers))
    yield diagnose(
      'developer-spelling',
      path,
      `is ${quoted(name)}, but other apps use ${quoted(usual)}`,
      'Use one spelling for all apps of a developer.',
    );
  for (const { path, name, usual } of rareSpellings(categories))
    yield diagnose(
      'category-spelling',
      path,
      `is ${quoted(name)}, but other apps use ${quoted(usual)}`,
      'Use one spelling for all apps of a category.',
    );
}

/** The uses of a spelling that is rarer than another one, and the usual spelling. */
function* rareSpellings(names: readonly Use[]): Generator<Use & { usual: string }> {
  const folded = names.map((use) => ({ ...use, fold: foldName(use.name) }));
  const uses = new Map<string, Map<string, number>>();
  for (const { name, fold } of folded) {
    const spellings = uses.get(fold) ?? new Map<string, number>();
    uses.set(fold, spellings.set(name, (spellings.get(name) ?? 0) + 1));
  }
  for (const { path, name, fold } of folded) {
    // Of spellings that are used equally often, the first in the file.
    const [usual] = [...(uses.get(fold) ?? [])].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (fold !== '' && usual !== undefined && usual !== name) yield { path, name, usual };
  }
}
