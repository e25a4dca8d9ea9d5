import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isNginxSkipped } from '@/lib/machine/nginx';
import { buildSite } from '../build-site';
import { ORIGIN } from '../copies';
import { startNginx } from './nginx-server';
import { BASE_PATH, ROOT, storeApps } from './store';

/** Builds the site for its base path and a known origin, into a folder of that name; starts nginx below and at the root. */
// biome-ignore lint/style/noDefaultExport: Playwright calls it by that.
export default async function setUp(): Promise<() => Promise<void>> {
  const env = { NEXT_PUBLIC_BASE_PATH: BASE_PATH, SITE_URL: ORIGIN };
  const { out } = await buildSite('store', { apps: storeApps, env });
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(ROOT);
  renameSync(out, join(ROOT, BASE_PATH));
  if (isNginxSkipped()) return async () => {};

  const below = await startNginx(BASE_PATH, ROOT);
  const atRoot = await startNginx('', join(process.cwd(), 'out'));
  // The workers of the tests start after this, and inherit it.
  process.env.BELOW_ROOT_ORIGIN = below.origin;
  process.env.AT_ROOT_ORIGIN = atRoot.origin;
  return async () => {
    await below.stop();
    await atRoot.stop();
  };
}
