import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isNginxSkipped } from '../../tools/nginx';
import { buildSite } from '../build-site';
import { copies, ORIGIN } from '../copies';
import { rebrand } from '../rebrand';
import { startNginx } from './nginx-server';
import { BASE_PATH, ROOT, storeApps } from './store';

/**
 * Builds the rebranded site for a base path and a known origin, and starts one nginx below the base path and one at the
 * root.
 */
// biome-ignore lint/style/noDefaultExport: Playwright imports the default export.
export default async function setUp(): Promise<() => Promise<void>> {
  const dotenv = { NEXT_PUBLIC_BASE_PATH: BASE_PATH, SITE_URL: ORIGIN };
  const { out } = await buildSite('store', { apps: storeApps, dotenv, prepare: rebrand });
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(ROOT);
  renameSync(out, join(ROOT, BASE_PATH));
  if (isNginxSkipped()) return async () => {};

  const below = await startNginx(BASE_PATH, ROOT);
  const atRoot = await startNginx('', copies.site);
  // The test workers start after this, and inherit the environment.
  process.env.BELOW_ROOT_ORIGIN = below.origin;
  process.env.AT_ROOT_ORIGIN = atRoot.origin;
  return async () => {
    await below.stop();
    await atRoot.stop();
  };
}
