import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from './site-copy';

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

/** What the machine may say of where the site will stand: a build here is told by its test alone. */
const NOWHERE = { SITE_URL: '', VERCEL_URL: '', VERCEL_ENV: '', NEXT_PUBLIC_BASE_PATH: '' };

/** Builds the site as somebody else does. */
export function buildSite(name: string, { apps, env = {}, prepare }: BuildOptions = {}): BuiltSite {
  const catalogue =
    apps === undefined ? readFileSync('public/appsData.json', 'utf8') : JSON.stringify(apps, null, 2);
  const dir = copySite(name, catalogue);
  prepare?.(dir);
  const log = execFileSync('npm', ['run', 'build'], {
    cwd: dir,
    stdio: 'pipe',
    encoding: 'utf8',
    env: { ...process.env, ...NOWHERE, ...env },
  });
  return { out: join(dir, 'out'), log };
}
