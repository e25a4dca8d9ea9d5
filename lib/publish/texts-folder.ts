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
