import 'server-only';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { readSource } from '@/lib/catalogue/check/source';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { download } from './download';
import { commitOf, git, gitBytes } from './git';
import { isUrl, parseUrl, publicName, publicUrl } from './url';
import { VersionError } from './version-error';

/** A version of the catalogue, with a name to show. */
export interface CatalogueVersion {
  /** The given path, origin and path of a URL, or `public/appsData.json at main (1a2b3c4)`. */
  name: string;
  apps: App[];
}

/**
 * Reads a version of the catalogue.
 *
 * @param source A path, an http(s) URL, or a git revision that contains `public/appsData.json`. A file takes precedence
 * over a revision of the same name.
 * @param cwd The folder of the project. Paths are relative to it, and git runs in it.
 * @throws VersionError if the source cannot be read or is not a valid catalogue.
 */
export async function loadVersion(source: string, cwd: string): Promise<CatalogueVersion> {
  if (isUrl(source)) return fromUrl(parseUrl(source));
  const path = resolve(cwd, source);
  const stats = await stat(path).catch(() => null);
  // A branch can have the name of a folder.
  if (stats && (!stats.isDirectory() || !(await commitOf(source, cwd)))) return fromPath(source, path);
  return fromRevision(source, cwd);
}

/**
 * The commit at which the current branch left main: the merge base of HEAD and `origin/main`, or `main` if there is no
 * `origin/main`.
 *
 * @throws VersionError outside a repository, without a main branch, or if the two have no common commit.
 */
export async function mergeBase(cwd: string): Promise<string> {
  if (!(await commitOf('HEAD', cwd)))
    throw new VersionError('This folder is not in a git repository with commits. Specify a BASE.');
  for (const main of ['origin/main', 'main']) {
    if (!(await commitOf(main, cwd))) continue;
    const base = await git(['merge-base', 'HEAD', main], cwd);
    if (base) return base.trim();
    throw new VersionError(
      `HEAD and ${main} have no common commit. Fetch the whole history (git fetch --unshallow), or specify a BASE.`,
    );
  }
  throw new VersionError('The branches origin/main and main do not exist. Specify a BASE.');
}

async function fromPath(source: string, path: string): Promise<CatalogueVersion> {
  const bytes = await readSource(path, publicName(source)).catch(({ message }: Error) => {
    throw new VersionError(message);
  });
  return parsed(source, bytes);
}

async function fromUrl(url: URL): Promise<CatalogueVersion> {
  return parsed(publicUrl(url), await download(url));
}

async function fromRevision(revision: string, cwd: string): Promise<CatalogueVersion> {
  const commit = await commitOf(revision, cwd);
  if (!commit)
    throw new VersionError(
      looksLikePath(revision)
        ? `The file ${publicName(revision)} does not exist. Fix the path.`
        : `${publicName(revision)} is neither a file nor a known git revision. Fix the spelling, or fetch the revision.`,
    );
  // "./" is relative to the folder of the project, which may be below the top of the repository.
  const bytes = await gitBytes(['show', `${commit}:./${CATALOGUE_PATH}`], cwd);
  if (bytes === null)
    throw new VersionError(`${revision} has no ${CATALOGUE_PATH}. Use a revision that has it.`);
  const short = commit.slice(0, 7);
  const label = commit.startsWith(revision) ? short : `${revision} (${short})`;
  return parsed(`${CATALOGUE_PATH} at ${label}`, bytes);
}

function looksLikePath(source: string): boolean {
  return /^[./~]|\.json$/i.test(source);
}

function parsed(name: string, bytes: Buffer): CatalogueVersion {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { name, apps: parseCatalogue(parseJson(text)) };
  } catch {
    // The check takes longer, but its errors have line and column.
    const errors = checkCatalogue(bytes).filter(({ severity }) => severity === 'error');
    throw new VersionError(`${name} is not a valid catalogue.\n${new CatalogueError(name, errors).message}`);
  }
}
