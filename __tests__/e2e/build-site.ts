import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SETTING_NAMES } from '@/lib/publish/settings';
import { npmCommand } from '../tools/programs';
import { copyCompiledCode, copyDir, copySite } from './site-copy';

const run = promisify(execFile);

export interface BuildOptions {
  /** The content of `public/appsData.json`. */
  apps: unknown;
  /** Environment variables, such as `PREVIEW`. */
  env?: Record<string, string>;
  /** The settings in the file `.env.production`. */
  dotenv?: Record<string, string>;
  /** Changes the copy before it is built. */
  prepare?: (dir: string) => void;
  /**
   * Whether the copy is prerendered by the compiled code of the fixture site, which takes a fifth of the time. For copies
   * that differ from it in data and in variables that are read while prerendering.
   */
  isCompiled?: boolean;
}

export interface BuiltSite {
  /** The folder that a host serves. */
  out: string;
  /** The output of the build. */
  log: string;
}

const MAX_LOG_BYTES = 16 * 1024 * 1024;

/** The settings, which are not inherited: only the test of a build sets them. */
const NOT_SET = Object.fromEntries(SETTING_NAMES.map((name) => [name, undefined]));

/**
 * The end of a copy's `next.config.ts`. A copy is built once, beside others, and the build of the site has checked the
 * types.
 */
const COPY_CONFIG = `
Object.assign(nextConfig.typescript, { ignoreBuildErrors: true });
Object.assign(nextConfig.experimental, { turbopackFileSystemCacheForBuild: false, cpus: 1 });
`;

/**
 * Builds a copy of the site with another catalogue or another environment. The build does not check types: the build of
 * the site has done so. Asynchronous, so that a server of the test can answer requests of the build.
 *
 * @throws The error of `execFile`, with `stdout` and `stderr`, if the build fails.
 */
export async function buildSite(
  name: string,
  { apps, env = {}, dotenv, prepare, isCompiled = false }: BuildOptions,
): Promise<BuiltSite> {
  const dir = await copySite(name, JSON.stringify(apps, null, 2));
  appendFileSync(join(dir, 'next.config.ts'), COPY_CONFIG);
  if (dotenv) writeFileSync(join(dir, '.env.production'), linesOf(dotenv));
  prepare?.(dir);
  if (isCompiled) copyCompiledCode(copyDir('site'), dir);
  const [npm, ...args] = npmCommand();
  const { stdout, stderr } = await run(npm, [...args, 'run', 'build'], {
    cwd: dir,
    env: { ...process.env, ...NOT_SET, NEXT_TELEMETRY_DISABLED: '1', ...env },
    maxBuffer: MAX_LOG_BYTES,
  });
  writeFileSync(logOf(name), `${stdout}${stderr}`);
  return builtSite(name);
}

/** A copy that `buildSite` has built, possibly in another process. */
export function builtSite(name: string): BuiltSite {
  return { out: outOf(name), log: readFileSync(logOf(name), 'utf8') };
}

/** The export folder of a copy. It exists once the copy is built. */
export function outOf(name: string): string {
  return join(copyDir(name), 'out');
}

function logOf(name: string): string {
  return join(copyDir(name), 'build.log');
}

function linesOf(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
