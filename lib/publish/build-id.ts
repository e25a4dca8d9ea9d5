import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPackage } from './find-package';
import { type Environment, readSettings } from './settings';

// Imported by next.config.ts, which cannot resolve "@/".

/** The code and its settings, which a copy of the site needs. */
export const CODE = [
  'app',
  'components',
  'lib',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tailwind.config.mts',
  'tsconfig.build.json',
  'tsconfig.json',
];

/** What pages are made of, besides the settings, the packages and the sizes of pictures, which are files of their own. */
const SOURCES = [...CODE, 'package.json', 'public/appsData.json'];

/**
 * The id of a build, which is in each page: an open page of another build loads the next page as a document. Equal for two
 * builds of the same sources, packages, catalogue and settings, so that a second deploy changes no file.
 *
 * @param cwd The folder of the project.
 */
export function buildId(cwd: string, env: Environment = process.env): string {
  const { previewBase: _, branch, commit, ...settings } = readSettings(env);
  const hash = createHash('sha256');
  // Only a preview shows them.
  hash.update(JSON.stringify(settings.isPreview ? { ...settings, branch, commit } : settings));
  const lock = join(installationOf(cwd), 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  for (const path of SOURCES.flatMap((source) => filesIn(cwd, source)))
    hash.update(`\0${path}\0`).update(readFileSync(join(cwd, path)));
  // Without "ad", which some blockers of advertisements refuse in a URL.
  return hash.digest('hex').replaceAll('a', 'g').slice(0, 20);
}

/**
 * The folder that the packages of a project are installed in: the project’s own, or the one of its npm workspace.
 *
 * @param root The folder of the project.
 */
export function installationOf(root: string): string {
  const next = findPackage('next', root);
  return next ? dirname(dirname(next)) : root;
}

/** What macOS and Windows leave in folders. */
const LEFT_BEHIND = /\/(?:\.|Thumbs\.db$)/;

/** The paths of the files in a folder, sorted, or of a file. None if it does not exist. */
function filesIn(cwd: string, source: string): string[] {
  if (!existsSync(join(cwd, source))) return [];
  if (!statSync(join(cwd, source)).isDirectory()) return [source];
  return readdirSync(join(cwd, source), { recursive: true, encoding: 'utf8' })
    .map((name) => `${source}/${name.replaceAll('\\', '/')}`)
    .filter((path) => !LEFT_BEHIND.test(path) && statSync(join(cwd, path)).isFile())
    .sort();
}
