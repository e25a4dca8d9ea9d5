import { readFileSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSource } from '@/lib/catalogue/check/read';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { type CatalogueVersion, loadVersion } from '@/lib/editor/versions/load';
import { type NewFile, replaceFiles } from './replace-files';

/** The catalogue of a project, which is valid. */
export interface WorkingFile extends CatalogueVersion {
  /** Of the file itself, if it is a link. */
  path: string;
  text: string;
}

/**
 * Reads the catalogue of a project.
 *
 * @param root The folder of the project.
 * @throws Error if it cannot be read, is not a valid catalogue, or would lose something when it is printed.
 */
export async function loadWorkingFile(root: string): Promise<WorkingFile> {
  const version = await loadVersion(CATALOGUE_PATH, root);
  const path = await realpath(join(root, CATALOGUE_PATH));
  const text = await readFile(path, 'utf8');
  // What would be lost when the file is printed, such as a duplicate field.
  const { errors } = parseSource(text);
  if (errors.length > 0) throw new CatalogueError(CATALOGUE_PATH, errors);
  return { ...version, path, text, entries: parseJson(text) as JsonObject[] };
}

/**
 * Writes the catalogue of a project, and other files before it. If one cannot be written, the catalogue stays as it is.
 *
 * @throws Error if one cannot be written, or if the catalogue has changed since it was read.
 */
export async function replaceWorkingFile(
  { path, text }: Pick<WorkingFile, 'path' | 'text'>,
  content: string,
  others: readonly NewFile[] = [],
): Promise<void> {
  await replaceFiles([...others, { path, name: CATALOGUE_PATH, content }], () => {
    if (readFileSync(path, 'utf8') !== text)
      throw new Error(`${CATALOGUE_PATH} has changed meanwhile. Run the command again.`);
  });
}
