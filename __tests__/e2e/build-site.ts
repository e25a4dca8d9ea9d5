import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySite } from './site-copy';

const run = promisify(execFile);

export interface BuildOptions {
  /** What stands in `public/appsData.json`; the catalogue of this site where nothing is given. */
  apps?: unknown;
  /** Variables of the environment, such as `NEXT_PUBLIC_BASE_PATH`. */
  env?: Record<string, string>;
  /** Changes the copy before it is built. */
  prepare?: (dir: string) => void;
}

export interface BuiltSite {
  /** The folder that a host serves. */
  out: string;
  /** What the build said. */
  log: string;
}

const MAX_LOG_BYTES = 16 * 1024 * 1024;

/** What the machine may say of where the site will stand: a build here is told by its test alone. */
const NOWHERE = { SITE_URL: '', VERCEL_URL: '', VERCEL_ENV: '', NEXT_PUBLIC_BASE_PATH: '' };

/**
 * Builds the site as somebody else does. Asynchronous, so that a server of the test can answer the build.
 *
 * @throws The error of `execFile`, with `stdout` and `stderr`, for a build that fails.
 */
export async function buildSite(
  name: string,
  { apps, env = {}, prepare }: BuildOptions = {},
): Promise<BuiltSite> {
  const catalogue =
    apps === undefined ? readFileSync('public/appsData.json', 'utf8') : JSON.stringify(apps, null, 2);
  const dir = copySite(name, catalogue);
  prepare?.(dir);
  const { stdout, stderr } = await run('npm', ['run', 'build'], {
    cwd: dir,
    env: { ...process.env, ...NOWHERE, ...env },
    maxBuffer: MAX_LOG_BYTES,
  });
  return { out: join(dir, 'out'), log: `${stdout}${stderr}` };
}
