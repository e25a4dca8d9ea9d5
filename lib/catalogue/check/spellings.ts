import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { groupBy } from '@/lib/catalogue/group-by';
import { FIELD_OF, foldName, KINDS, NAMES_OF } from '@/lib/catalogue/names';
import { languageName } from '@/lib/text/language-name';
import { hiddenDifference, quoted } from '@/lib/text/printable';
import type { PartialApp } from './partial-app';

/** With more, an app is where few look for it. */
const MAX_CATEGORIES = 3;

/** Warns about apps in many categories. */
export function* checkCategories(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { index, categories = [] } of apps)
    if (categories.length > MAX_CATEGORIES)
      yield diagnose(
        'category-count',
        [index, 'categories'],
        `has ${categories.length} names`,
        `Use ${MAX_CATEGORIES} or fewer, the ones that tell most.`,
      );
}

/** Warns about texts that a list has twice, which pages would show twice. `checkRelations` reports ids. */
export function* checkRepeats(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { index, requires, worksWith, ...fields } of apps)
    for (const [field, list] of Object.entries<unknown>(fields))
      if (Array.isArray(list)) {
        // Several tags can have one name: `en` and `EN`, `he` and `iw`.
        const shown = list.map((entry) => (field === 'languages' && languageName(entry)) || entry);
        for (const [position, entry] of list.entries()) {
          const first = shown.indexOf(shown[position]);
          if (typeof entry === 'string' && first !== position)
            yield diagnose(
              'repeated-entry',
              [index, field, position],
              `is ${quoted(entry)}, which the list has already${list[first] === entry ? '' : ` as ${quoted(list[first])}`}`,
              'Remove it from the list.',
            );
        }
      }
}

/** Where a name is in the file. */
interface Use {
  path: Diagnostic['path'];
  name: string;
}

/** Warns about names of a kind that differ only in case, spacing, punctuation or "and" for "&", at each rarer spelling. */
export function* checkSpellings(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const kind of KINDS) {
    const uses = apps.flatMap((app) =>
      NAMES_OF[kind](app).map((name, position) => ({
        path: [app.index, FIELD_OF[kind], ...(kind === 'developer' ? [] : [position])],
        name,
      })),
    );
    for (const { path, name, usual } of rareSpellings(uses)) {
      const hidden = hiddenDifference(name.trim(), usual);
      yield diagnose(
        `${kind}-spelling`,
        path,
        `is ${quoted(name)}, but other apps use ${quoted(usual)}${hidden ? `, which differs in ${hidden}` : ''}`,
        `Use one spelling for all apps of a ${kind}.`,
      );
    }
  }
}

/** The uses of a spelling that is rarer than another one, and the usual spelling. Spaces around a name are another rule. */
function* rareSpellings(names: readonly Use[]): Generator<Use & { usual: string }> {
  for (const [fold, uses] of groupBy(names, ({ name }) => foldName(name.replace(/ and /gi, ' & ')))) {
    const spellings = [...groupBy(uses, ({ name }) => name.trim()).values()];
    // Of spellings that are used equally often, the first in the file.
    const [usual = [], ...others] = spellings.sort((a, b) => b.length - a.length);
    for (const use of others.flat()) if (fold !== '') yield { ...use, usual: usual[0]?.name.trim() ?? '' };
  }
}
