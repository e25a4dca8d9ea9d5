import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';

/** The hash of the catalogue that a build has begun with. */
const HASH = join('.next', 'cache', 'catalogue.sha256');

function hashOf(root: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, CATALOGUE_PATH)))
    .digest('hex');
}

/** Notes the catalogue at the start of a build. */
export function noteCatalogue(root: string): void {
  const path = join(root, HASH);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hashOf(root));
}

/**
 * Refuses a site whose catalogue was saved during the build: each process of Next reads the file when it needs it, so that
 * some pages can have the apps of before.
 *
 * @throws Error with the remedy.
 */
export function assertUnchanged(root: string): void {
  if (hashOf(root) !== readFileSync(join(root, HASH), 'utf8'))
    throw new Error(`${CATALOGUE_PATH} was changed during the build. Run npm run build again.`);
}
