/**
 * The first step of npm run build after the check: checks the colours and URLs of lib/site.ts and the files of public/, notes
 * the catalogue, and builds all languages but the first, each as a site below a path such as `/de`. The last step moves them
 * into `out/`.
 */
import '@/lib/publish/load-build';
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from '@/lib/machine/run-script';
import { noteCatalogue } from '@/lib/publish/catalogue/unchanged';
import { checkColors, contrastWarnings } from '@/lib/publish/colors';
import { languagesFolder } from '@/lib/publish/export/language-parts';
import { checkOwnFiles } from '@/lib/publish/export/own-files';
import { builtLanguages, checkOwnTexts, languageImports } from '@/lib/publish/languages';
import { checkUrls } from '@/lib/publish/owner-urls';
import { readSettings } from '@/lib/publish/settings';
import * as owner from '@/lib/site';

/** Next's command, also in an npm workspace, where it is above the project. */
const NEXT = createRequire(join(process.cwd(), 'package.json')).resolve('next/dist/bin/next');

/** The bundler’s cache. With that of another language, it compiles everything again, and takes longer than without one. */
const CACHE = join('.next', 'cache', 'turbopack');

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

/** Builds a language with its cache, and puts that of the root back. */
function buildCached(language: string): boolean {
  move(CACHE, `${CACHE}-root`);
  move(`${CACHE}-${language}`, CACHE);
  const isBuilt = build(language);
  move(CACHE, `${CACHE}-${language}`);
  move(`${CACHE}-root`, CACHE);
  return isBuilt;
}

function build(language: string): boolean {
  const { __NEXT_PROCESSED_ENV: _, ...before } = process.env;
  const env = { ...before, SITE_LANGUAGE: language, LANGUAGE_PATH: `/${language}` };
  const commands = [
    [NEXT, 'build'],
    [...process.execArgv, join('lib', 'cli', 'finish-export.ts')],
  ];
  return commands.every((args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0);
}

async function checkTextsIn(language: string): Promise<void> {
  const file = languageImports(process.cwd(), language)['@/lib/site'];
  if (file === undefined) return;
  const own = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new Error(`${file} cannot be loaded: ${error instanceof Error ? error.message : error}`);
  });
  checkOwnTexts(file, own, owner);
  checkUrls(file, own);
}

async function buildLanguages(): Promise<number> {
  checkColors(owner.brand, owner.tokens);
  for (const warning of contrastWarnings(owner.brand, owner.tokens)) console.warn(warning);
  checkUrls('lib/site.ts', owner);
  const { all } = builtLanguages(process.cwd(), owner.site.languages, readSettings());
  for (const language of all) await checkTextsIn(language);
  await checkOwnFiles(process.cwd());
  noteCatalogue(process.cwd());
  const [, ...others] = all;
  // Of a build that was interrupted.
  rmSync(languagesFolder(process.cwd()), { recursive: true, force: true });
  for (const language of others) {
    console.log(`Building the pages of the language ${JSON.stringify(language)}.`);
    if (buildCached(language)) continue;
    // Not the pages of another language at the root.
    rmSync('out', { recursive: true, force: true });
    return 1;
  }
  return 0;
}

runScript(buildLanguages);
