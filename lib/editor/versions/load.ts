import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { checkCatalogue } from '@/lib/editor/check/check';
import { download } from './download';
import { commitOf, git } from './git';
import { isUrl, parseUrl, publicName, publicUrl } from './url';
import { VersionError } from './version-error';

/** A version of the catalogue, and the name that people know it by. */
export interface CatalogueVersion {
  /** The path as given, origin and path of a URL, or `public/appsData.json at main (1a2b3c4)`. */
  name: string;
  apps: App[];
}

/**
 * Reads a version of the catalogue.
 *
 * @param source A path, an http(s) URL or a git revision, whose `public/appsData.json` is meant. A file is taken
 * before a revision of the same name.
 * @param cwd The folder of the project: what paths start from, and where git looks.
 * @throws VersionError for a source that cannot be read, or is not a catalogue.
 */
export async function loadVersion(source: string, cwd: string): Promise<CatalogueVersion> {
  if (isUrl(source)) return fromUrl(parseUrl(source));
  const path = resolve(cwd, source);
  if (await isFile(path)) return parsed(source, await readFile(path, 'utf8'));
  return fromRevision(source, cwd);
}

/**
 * The commit that a branch left main at: the merge base of HEAD and `origin/main`, or `main` where there is none.
 *
 * @throws VersionError outside a repository, without a main branch, or where the two share no commit.
 */
export async function mergeBase(cwd: string): Promise<string> {
  if (!(await commitOf('HEAD', cwd)))
    throw new VersionError('This folder is in no git repository with a commit. Name a BASE to compare with.');
  for (const main of ['origin/main', 'main']) {
    if (!(await commitOf(main, cwd))) continue;
    const base = await git(['merge-base', 'HEAD', main], cwd);
    if (base) return base.trim();
    throw new VersionError(
      `HEAD and ${main} share no commit here. Fetch the whole history (git fetch --unshallow), or name a BASE.`,
    );
  }
  throw new VersionError('There is neither origin/main nor main here. Name a BASE to compare with.');
}

async function fromUrl(url: URL): Promise<CatalogueVersion> {
  return parsed(publicUrl(url), await download(url));
}

async function fromRevision(revision: string, cwd: string): Promise<CatalogueVersion> {
  const commit = await commitOf(revision, cwd);
  if (!commit)
    throw new VersionError(
      looksLikePath(revision)
        ? `There is no file ${publicName(revision)}. Check its path.`
        : `${publicName(revision)} is neither a file nor a git revision known here. Check its spelling, or fetch it first.`,
    );
  // "./" counts from the folder of the project, which need not be the top of the repository.
  const text = await git(['show', `${commit}:./${CATALOGUE_PATH}`], cwd);
  if (text === null)
    throw new VersionError(`${revision} has no ${CATALOGUE_PATH}. Choose a revision that has it.`);
  const short = commit.slice(0, 7);
  const label = commit.startsWith(revision) ? short : `${revision} (${short})`;
  return parsed(`${CATALOGUE_PATH} at ${label}`, text);
}

function looksLikePath(source: string): boolean {
  return /^[./~]|\.json$/i.test(source);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

function parsed(name: string, text: string): CatalogueVersion {
  try {
    return { name, apps: parseCatalogue(parseJson(text), name) };
  } catch {
    // Only now, as it takes longer: the check knows where in the text each diagnostic stands.
    const errors = checkCatalogue(text).filter(({ severity }) => severity === 'error');
    throw new VersionError(`${name} is not a catalogue.\n${new CatalogueError(name, errors).message}`);
  }
}
