import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFiles } from './remove-unneeded';

/** What the build writes for all languages, besides the owner's files. Pages of each language name that of the root. */
const SHARED =
  /^(?:favicons|illustrations|resized)\/|^(?:favicon\.ico|robots\.txt|licences\.txt|_headers|\.htaccess)$/;

/** A folder for what one language leaves for the next ones. `next build` keeps it. */
export function languagesFolder(root: string): string {
  return join(root, '.next', 'cache', 'languages');
}

/**
 * Moves the finished export of a language out of the way of the next build, without what all languages share.
 *
 * @param folder Of {@link languagesFolder}.
 * @param own The owner's files.
 */
export async function keepPart(
  out: string,
  folder: string,
  language: string,
  own: ReadonlySet<string>,
): Promise<void> {
  await removeFiles(out, (path) => own.has(path) || SHARED.test(path));
  await move(out, join(folder, language));
}

/**
 * Moves the other languages into the export of the first one.
 *
 * @throws Error if the owner has files at the path of a language.
 */
export async function addParts(out: string, folder: string, languages: readonly string[]): Promise<void> {
  for (const language of languages) {
    if (existsSync(join(out, language)))
      throw new Error(
        `public/${language} has the path of the pages of a language. Rename it, and run npm run build again.`,
      );
    await move(join(folder, language), join(out, language));
  }
}

/** Moves a folder, also to another disk: containers can have one for the cache of a build. */
async function move(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}
