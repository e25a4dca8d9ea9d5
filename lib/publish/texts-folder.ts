import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder with the texts of a language, below that of the project.
 *
 * @throws Error if there is none.
 */
export function textsFolder(root: string, language: string): string {
  const folder = `lib/texts/${language}`;
  if (!existsSync(join(root, folder, 'language.ts')))
    throw new Error(
      `The language of the site is ${JSON.stringify(language)}, of which lib/texts has no folder.`,
    );
  return folder;
}

/**
 * Where a build in a language finds what depends on it: the texts of the interface, and those of the owner, if
 * `lib/site.de.ts` has them. Paths below the folder of the project, by what the code imports.
 */
export function languageImports(root: string, language: string): Record<string, string> {
  const ownerTexts = `lib/site.${language}.ts`;
  return {
    '@/texts/*': `${textsFolder(root, language)}/*`,
    ...(existsSync(join(root, ownerTexts)) && { '@/lib/site': ownerTexts }),
  };
}
