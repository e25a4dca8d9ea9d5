import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { cache } from 'react';
import { CatalogueError } from './errors';
import { locateProblems, syntaxProblems } from './locate';
import { type App, parseCatalogue, unknownFields } from './schema';

/** The only catalogue data: what editors edit, and what the browser fetches as `/appsData.json`. */
export const CATALOGUE_FILE = join(process.cwd(), 'public', 'appsData.json');

/**
 * Reads and checks the catalogue at build time, from `public/appsData.json`; once for each page that is rendered.
 *
 * @throws CatalogueError with file, line, app and remedy of every problem, which stops the build.
 */
export const readCatalogue = cache(async (): Promise<App[]> => {
  const text = await readFile(CATALOGUE_FILE, 'utf8');
  return parseCatalogueText(text, relative(process.cwd(), CATALOGUE_FILE));
});

/** What `readCatalogue` does once it has the text. Warns of each unknown field, once in a process. */
export function parseCatalogueText(text: string, file: string): App[] {
  const json = withoutMark(text);
  const syntax = syntaxProblems(json);
  if (syntax.length > 0) throw new CatalogueError(file, syntax);
  const input: unknown = JSON.parse(json);
  warnOfUnknownFields(file, unknownFields(input));
  try {
    return parseCatalogue(input, file);
  } catch (error) {
    if (error instanceof CatalogueError) throw new CatalogueError(file, locateProblems(json, error.problems));
    throw error;
  }
}

/** Some editors begin a file with a byte-order mark, which a browser's `response.json()` takes no offence at. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

const warned = new Set<string>();

function warnOfUnknownFields(file: string, fields: readonly string[]): void {
  for (const field of fields) {
    if (warned.has(field)) continue;
    warned.add(field);
    // biome-ignore lint/suspicious/noConsole: the build's own log is where an editor looks.
    console.warn(`${file}: the field "${field}" is not shown anywhere and is ignored.`);
  }
}
