import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { type AppNames, foldName, indexNames, type Named, nameSlug } from '@/lib/catalogue/names';
import { quoted } from '@/lib/catalogue/printable';
import type { PartialApp } from './partial-app';

/** The former names of developers, each with the name that replaced it. */
export type FormerDevelopers = Readonly<Record<string, string>>;

/** A former name whose page leads to a developer of the catalogue. */
export interface FormerDeveloper {
  /** The former name. */
  name: string;
  /** The last part of the URL of its page. No developer of the catalogue has it. */
  slug: string;
  developer: Named;
}

/** Why a former name has no page: a developer of the catalogue has its URL, or it leads to no developer. */
type FormerDiagnostic =
  | { kind: 'in use'; name: string; developer: Named }
  | { kind: 'no developer'; name: string; newName: string };

/**
 * Finds the developers that former names lead to. A developer can change its name several times: a new name that is
 * itself a former name leads on.
 *
 * @example resolveFormer({ Quill: 'Wren' }, [{ companyName: 'Wren' }]).pages
 * // [{ name: 'Quill', slug: 'quill', developer: { name: 'Wren', slug: 'wren' } }]
 */
export function resolveFormer(
  former: FormerDevelopers,
  apps: readonly AppNames[],
): { pages: FormerDeveloper[]; diagnostics: FormerDiagnostic[] } {
  // Most projects have no former names, and to fold all names of a large catalogue takes time.
  if (Object.keys(former).length === 0) return { pages: [], diagnostics: [] };
  const developers = indexNames(apps, 'developer').all;
  const byName = new Map(developers.map((developer) => [keyOf(developer.name), developer]));
  const bySlug = new Map(developers.map((developer) => [developer.slug, developer]));
  const renamed = new Map(Object.entries(former).map(([name, newName]) => [keyOf(name), newName]));
  const pages = new Map<string, FormerDeveloper>();
  const diagnostics: FormerDiagnostic[] = [];
  for (const [name, newName] of Object.entries(former)) {
    const slug = nameSlug(name, 'developer');
    const inUse = bySlug.get(slug);
    const seen = new Set<string>();
    let last = newName;
    // Ends at a developer, at a name that leads nowhere, or after a circle.
    for (let key = keyOf(last); !byName.has(key) && !seen.has(key); key = keyOf(last)) {
      seen.add(key);
      last = renamed.get(key) ?? last;
    }
    const developer = byName.get(keyOf(last));
    if (inUse) diagnostics.push({ kind: 'in use', name, developer: inUse });
    else if (developer) pages.set(slug, { name, slug, developer });
    else diagnostics.push({ kind: 'no developer', name, newName: last });
  }
  return { pages: [...pages.values()], diagnostics };
}

/**
 * Warns about former names of developers that do not fit the catalogue, so that their pages lead nowhere. No errors: a
 * company that replaces the catalogue must be able to build the site.
 */
export function* checkFormerDevelopers(
  apps: readonly PartialApp[],
  former: FormerDevelopers,
): Generator<Diagnostic> {
  for (const diagnostic of resolveFormer(former, apps).diagnostics) {
    const name = quoted(diagnostic.name);
    if (diagnostic.kind === 'no developer') {
      yield diagnose(
        'former-developer',
        [],
        `has no developer ${quoted(diagnostic.newName)}, to which package.json leads the former name ${name}`,
        'Correct the new name in catalogue.formerDevelopers, or remove the entry.',
      );
      continue;
    }
    const app = apps.find(({ companyName }) => companyName?.trim() === diagnostic.developer.name);
    yield diagnose(
      'former-developer',
      app ? [app.index, 'companyName'] : [],
      `is ${quoted(diagnostic.developer.name)}, whose page has the URL of ${name}, a former name in package.json`,
      `Remove ${name} from catalogue.formerDevelopers, or give the apps the new name.`,
    );
  }
}

/** Spellings of one name have one key. */
function keyOf(name: string): string {
  return foldName(name) || name.trim();
}
