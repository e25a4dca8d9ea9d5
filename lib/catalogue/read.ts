import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { cache } from 'react';
import { type CheckOptions, checkCatalogue } from './check';
import { CatalogueError } from './errors';
import { imageFiles } from './image-files';
import { type App, parseCatalogue } from './schema';

/** The only catalogue data: what editors edit, and what the browser fetches as `/appsData.json`. */
export const CATALOGUE_FILE = join(process.cwd(), 'public', 'appsData.json');

let last: { text: string; apps: App[] } | undefined;

/**
 * Reads and checks the catalogue from `public/appsData.json`, for each page that is rendered: a mended file is
 * taken up by the next one. A text that was found good is not checked again by the pages that follow.
 *
 * @throws CatalogueError with file, line, app and remedy of every error, in the words of `npm run catalogue:check`.
 */
export const readCatalogue = cache(async (): Promise<App[]> => {
  const text = await readFile(CATALOGUE_FILE, 'utf8');
  if (last?.text === text) return last.apps;
  const image = imageFiles(join(process.cwd(), 'public'));
  const apps = parseCatalogueText(text, relative(process.cwd(), CATALOGUE_FILE), { image });
  last = { text, apps };
  return apps;
});

/**
 * What `readCatalogue` does once it has the text. Warnings are for the check alone.
 *
 * @throws CatalogueError with every error of the text, each with its place.
 */
export function parseCatalogueText(text: string, file: string, options: CheckOptions = {}): App[] {
  const errors = checkCatalogue(text, options).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new CatalogueError(file, errors);
  return parseCatalogue(JSON.parse(text.replace(/^\uFEFF/, '')), file);
}
