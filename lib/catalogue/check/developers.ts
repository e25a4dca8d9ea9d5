import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { quoted } from '@/lib/catalogue/printable';
import { type FormerDevelopers, resolveFormer } from './former-developers';
import type { PartialApp } from './partial-app';

/**
 * Warns about former names of developers that do not fit the catalogue, so that their pages lead nowhere. No errors: a
 * company that replaces the catalogue must be able to build the site.
 */
export function* checkFormerDevelopers(
  apps: readonly PartialApp[],
  former: FormerDevelopers,
): Generator<Diagnostic> {
  const named = apps.flatMap(({ index, companyName }) =>
    companyName === undefined ? [] : [{ index, companyName }],
  );
  for (const diagnostic of resolveFormer(former, named).diagnostics) {
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
    const app = named.find(({ companyName }) => companyName.trim() === diagnostic.developer.name);
    yield diagnose(
      'former-developer',
      app ? [app.index, 'companyName'] : [],
      `is ${quoted(diagnostic.developer.name)}, whose page has the URL of ${name}, a former name in package.json`,
      `Remove ${name} from catalogue.formerDevelopers, or give the apps the new name.`,
    );
  }
}
